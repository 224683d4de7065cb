/** The first minutes: name a bot, write one question, and it answers. Can be skipped. */
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { updateOnboardingStatus } from '@parrot/contract/apps';
import { appName, isMissing, REQUIRED } from '@parrot/contract/core';
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
import { EMPTY_BOT, type FirstBot, type Made, makeFirstBot } from './make-first-bot.ts';
import classes from './onboarding-page.module.css';

type Problems = Partial<Record<keyof FirstBot, string>>;

export default function OnboardingPage() {
  const { t } = useTranslation('studio');
  const navigate = useNavigate();
  const refreshApps = useRefreshApps();
  const firstName = useUserStore(({ details }) => details?.name.split(' ')[0] ?? '');
  const [bot, setBot] = useState<FirstBot>(EMPTY_BOT);
  const [problems, setProblems] = useState<Problems>({});
  // Kept over a failed try, so that the next one goes on where this one stopped.
  const [made, setMade] = useState<Made>({});
  const form = useRef<HTMLFormElement>(null);
  const make = useMutation({ mutationFn: () => makeFirstBot(bot, made, setMade), meta: { quiet: true } });
  const skip = useMutation({
    mutationFn: () => call(updateOnboardingStatus, { body: { onboardingStatus: 'skipped' } }),
  });

  const leaveTo = (address: string) => {
    void refreshApps();
    // Gone from the first-time screen for good; the server knows it already.
    navigate(address, { replace: true });
    updateDetails({ isFirstTimeUser: false });
  };
  const refuse = (found: Problems): boolean => {
    setProblems(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (refuse(problemsOf(bot))) return;
    make.mutate(undefined, {
      onSuccess: (appId) => leaveTo(designerAddress(appId)),
      onError: (error) => refuse(refusedFields(error)),
    });
  };
  const field = (name: keyof FirstBot) => ({
    name,
    value: bot[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      setBot({ ...bot, [name]: event.currentTarget.value });
      setProblems({ ...problems, [name]: undefined });
      make.reset();
    },
  });

  return (
    <PageFrame title={t('onboarding.title', { name: firstName })} subtitle={t('onboarding.subtitle')}>
      <form ref={form} onSubmit={submit} noValidate className={classes.form}>
        <Stack gap="lg">
          <TextInput
            {...field('name')}
            label={t('onboarding.nameStep')}
            labelProps={{ className: classes.step }}
            description={t(made.appId ? 'onboarding.nameMade' : 'create.nameHint')}
            readOnly={made.appId !== undefined}
            size="lg"
            autoFocus
            autoComplete="off"
          />
          <fieldset className={classes.question}>
            <legend className={classes.step}>{t('onboarding.questionStep')}</legend>
            <p className={classes.hint}>{t('onboarding.questionText')}</p>
            <Stack gap="md">
              <TextInput
                {...field('question')}
                label={t('onboarding.question')}
                placeholder={t('onboarding.questionExample')}
                size="lg"
                autoComplete="off"
              />
              <Textarea
                {...field('answer')}
                label={t('onboarding.answer')}
                placeholder={t('onboarding.answerExample')}
                autosize
                minRows={3}
                maxRows={12}
              />
            </Stack>
          </fieldset>
          {make.isError && Object.values(problems).every((problem) => !problem) && (
            <p className={classes.failure} role="alert">
              {messageOf(make.error)}
            </p>
          )}
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

function problemsOf({ name, question, answer }: FirstBot): Problems {
  const checked = appName.safeParse(name);
  return {
    ...(!checked.success && { name: checked.error.issues[0]?.message }),
    ...(isMissing(question) && { question: REQUIRED }),
    ...(isMissing(answer) && { answer: REQUIRED }),
  };
}

/** What the server says of a field, told at it. */
function refusedFields(error: unknown): Problems {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'app_name_taken') return { name: error.message };
  const { appName: name, answer, ...others } = error.fields;
  const question = others.question ?? others['question.0'];
  return { ...(name && { name }), ...(question && { question }), ...(answer && { answer }) };
}
