/** The purpose of the bot and its name. */
import { TextInput } from '@mantine/core';
import { type AppId, LIMITS } from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppNameField } from '../../../features/apps/naming/app-name-field.tsx';
import { APP_NAME_ERRORS, useAppNameCheck } from '../../../features/apps/naming/use-app-name-check.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { createUnnamedBot, nameBot } from './create-first-bot.ts';
import { PurposeChoice } from './purpose-choice.tsx';
import { faqsFor, purposeOf } from './purposes.ts';
import { StepForm } from './step-form.tsx';
import type { OnboardingDraft } from './use-onboarding-draft.ts';

export function PurposeStep({ draft }: { draft: OnboardingDraft }) {
  const { t } = useTranslation('onboarding');
  const language = useLanguage();
  const { state, type, keep } = draft;
  const goOn = ({ appId, appName }: { appId: AppId; appName: string }) =>
    void keep({ appId, appName, step: 'knowledge', faqs: faqsFor(state.purpose, state.faqs) });
  const form = useForm({
    initial: { appName: state.appName },
    validate: ({ appName }) => ({ appName: check.problemOf(appName) }),
    fieldOf: APP_NAME_ERRORS,
    send: async ({ appName }) => {
      const name = check.name ?? appName;
      const { appId } = state;
      return appId && name === state.appName ? { appId, appName: name } : nameBot(appId, name, language);
    },
    onSuccess: goOn,
  });
  // A bot that was created before keeps its name.
  const check = useAppNameCheck(form.values.appName, state.appId ? state.appName : '');
  /** Continues with the existing bot, or with one under the default name. */
  const skip = useMutation({
    mutationFn: async () => {
      const { appId, appName } = state;
      return appId ? { appId, appName } : createUnnamedBot(check.name ?? t('defaultName'), language);
    },
    onSuccess: goOn,
    onError: (error) => form.showFailure(error),
    meta: { quiet: true },
  });
  const field = form.textField('appName');
  const purpose = purposeOf(state.purpose);

  return (
    <StepForm
      title={t('purpose.title')}
      text={t('purpose.text')}
      form={form}
      busy={skip.isPending}
      skipHint={state.appId ? undefined : t('purpose.skipHint', { name: t('defaultName') })}
      onSkip={() => skip.mutate()}
    >
      <PurposeChoice value={purpose} onChange={(chosen) => type({ purpose: chosen })} />
      {purpose === 'other' && (
        <TextInput
          label={t('purpose.other')}
          description={t('purpose.otherHint')}
          value={state.purpose === 'other' ? '' : state.purpose}
          onChange={(event) => type({ purpose: event.currentTarget.value || 'other' })}
          maxLength={200}
          size="lg"
          autoComplete="off"
        />
      )}
      <AppNameField
        field={{
          ...field,
          onChange: (event) => {
            field.onChange(event);
            const { value } = event.currentTarget;
            if (!state.appId && value.length <= LIMITS.appName.max) type({ appName: value });
          },
        }}
        check={check}
        label={t('purpose.name')}
      />
    </StepForm>
  );
}
