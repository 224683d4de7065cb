/** What the bot is for, and its name. */
import { TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppNameField } from '../../../features/apps/naming/app-name-field.tsx';
import { nameProblem, useAppName } from '../../../features/apps/naming/use-app-name.ts';
import { createUnnamedBot, nameBot } from './create-first-bot.ts';
import { PurposeChoice } from './purpose-choice.tsx';
import { faqsFor, purposeOf } from './purposes.ts';
import { StepForm } from './step-form.tsx';
import type { OnboardingDraft } from './use-onboarding-draft.ts';

export function PurposeStep({ draft }: { draft: OnboardingDraft }) {
  const { t } = useTranslation('onboarding');
  const { state, type, keep } = draft;
  // The bot there is has this name already.
  const naming = useAppName({ start: state.appName, own: state.appId ? state.appName : '' });
  const go = useMutation({
    /** Without a name: the bot there is, or one that we name. */
    mutationFn: async (name: string | undefined) => {
      const { appId, appName } = state;
      if (name && !(appId && name === appName)) return nameBot(appId, name);
      return appId ? { appId, appName } : createUnnamedBot(naming.name ?? t('defaultName'));
    },
    onSuccess: ({ appId, appName }) =>
      void keep({ appId, appName, step: 'knowledge', faqs: faqsFor(state.purpose, state.faqs) }),
    onError: naming.takeRefusal,
    meta: { quiet: true },
  });
  const purpose = purposeOf(state.purpose);

  return (
    <StepForm
      title={t('purpose.title')}
      text={t('purpose.text')}
      busy={go.isPending}
      error={nameProblem(go.error) ? undefined : go.error}
      skipHint={state.appId ? undefined : t('purpose.skipHint', { name: t('defaultName') })}
      onNext={() => {
        const name = naming.settle();
        if (name) go.mutate(name);
      }}
      onSkip={() => go.mutate(undefined)}
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
        naming={naming}
        label={t('purpose.name')}
        onType={(text) => !state.appId && text.length <= LIMITS.appName.max && type({ appName: text })}
      />
    </StepForm>
  );
}
