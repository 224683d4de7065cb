/** The first minutes: name a bot, write one question, and it answers. Can be skipped. */
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { createApp, updateOnboardingStatus } from '@parrot/contract/apps';
import { type AppId, appName, isMissing, REQUIRED } from '@parrot/contract/core';
import { addFaq } from '@parrot/contract/knowledge';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRefreshApps } from '../../features/apps/use-apps.ts';
import { ApiError, messageOf } from '../../shared/http/api-error.ts';
import { call } from '../../shared/http/call.ts';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { updateDetails, useUserStore } from '../../state/user-store.ts';
import { designerAddress } from './designer-address.ts';
import classes from './onboarding-page.module.css';

type FirstBot = { name: string; question: string; answer: string };

export default function OnboardingPage() {
  const { t } = useTranslation('studio');
  const navigate = useNavigate();
  const refreshApps = useRefreshApps();
  const firstName = useUserStore(({ details }) => details?.name.split(' ')[0] ?? '');
  const [bot, setBot] = useState<FirstBot>({ name: '', question: '', answer: '' });
  const [tried, setTried] = useState(false);
  // Kept over a failed try, so that the next one goes on where this one stopped.
  const made = useRef<AppId>(undefined);
  const make = useMutation({
    mutationFn: async () => {
      made.current ??= await makeApp(bot);
      await finish(made.current, bot);
      return made.current;
    },
    meta: { quiet: true },
  });
  const skip = useMutation({
    mutationFn: () => call(updateOnboardingStatus, { body: { onboardingStatus: 'skipped' } }),
  });
  const name = appName.safeParse(bot.name);

  const leaveTo = (address: string) => {
    refreshApps();
    // Gone from the first-time screen for good; the server knows it already.
    navigate(address, { replace: true });
    updateDetails({ isFirstTimeUser: false });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!name.success || isMissing(bot.question) || isMissing(bot.answer)) return;
    make.mutate(undefined, { onSuccess: (appId) => leaveTo(designerAddress(appId)) });
  };
  const set = (field: keyof FirstBot) => (event: { currentTarget: { value: string } }) => {
    setBot({ ...bot, [field]: event.currentTarget.value });
    make.reset();
  };
  const serverName =
    make.error instanceof ApiError ? (make.error.fields.appName ?? messageOf(make.error)) : undefined;

  return (
    <PageFrame title={t('onboarding.title', { name: firstName })} subtitle={t('onboarding.subtitle')}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <Stack gap="lg">
          <TextInput
            label={t('onboarding.nameStep')}
            description={t('create.nameHint')}
            size="lg"
            value={bot.name}
            onChange={set('name')}
            error={(tried && !name.success && name.error.issues[0]?.message) || serverName}
            autoFocus
            autoComplete="off"
          />
          <fieldset className={classes.question}>
            <legend>{t('onboarding.questionStep')}</legend>
            <p className={classes.hint}>{t('onboarding.questionText')}</p>
            <Stack gap="md">
              <TextInput
                label={t('onboarding.question')}
                placeholder={t('onboarding.questionExample')}
                size="lg"
                value={bot.question}
                onChange={set('question')}
                error={tried && isMissing(bot.question) && REQUIRED}
              />
              <Textarea
                label={t('onboarding.answer')}
                placeholder={t('onboarding.answerExample')}
                value={bot.answer}
                onChange={set('answer')}
                error={tried && isMissing(bot.answer) && REQUIRED}
                autosize
                minRows={3}
              />
            </Stack>
          </fieldset>
          <Group gap="xs">
            <Button type="submit" size="lg" loading={make.isPending}>
              {t('onboarding.submit')}
            </Button>
            <Button
              variant="subtle"
              size="lg"
              loading={skip.isPending}
              onClick={() => skip.mutate(undefined, { onSuccess: () => leaveTo('/home/studio/apps') })}
            >
              {t('onboarding.skip')}
            </Button>
          </Group>
        </Stack>
      </form>
    </PageFrame>
  );
}

async function makeApp({ name }: FirstBot): Promise<AppId> {
  const { app } = await call(createApp, { body: { appName: name, appType: 'Q&A' } });
  return app.appId;
}

async function finish(appId: AppId, { question, answer }: FirstBot): Promise<void> {
  await call(addFaq, { body: { appId, question: [question], answer } });
  await call(updateOnboardingStatus, { body: { onboardingStatus: 'finished' } });
}
