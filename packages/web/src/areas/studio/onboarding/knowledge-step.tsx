/** A few questions with their answers: ready-made ones to change, and one's own. */
import { Button } from '@mantine/core';
import type { OnboardingState } from '@parrot/contract/apps';
import { type AppId, isMissing, REQUIRED } from '@parrot/contract/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDetails } from '../../../features/apps/use-app-details.ts';
import { useRefreshApps } from '../../../features/apps/use-apps.ts';
import { teachBot } from '../make-first-bot.ts';
import { type FaqProblems, FaqRow } from './faq-row.tsx';
import classes from './knowledge-step.module.css';
import { isBlank, suggestionsFor } from './purposes.ts';
import { StepForm } from './step-form.tsx';
import type { KeptState } from './use-kept-state.ts';

type Faqs = OnboardingState['faqs'];
const MOST = 20;

export function KnowledgeStep({ kept, appId }: { kept: KeptState; appId: AppId }) {
  const { t } = useTranslation('onboarding');
  const { state, type, keep } = kept;
  const [isTried, setTried] = useState(false);
  const rows = useRef<HTMLOListElement>(null);
  const refreshApps = useRefreshApps();
  const known = useAppDetails(appId).data?.app.faqCount ?? 0;
  const teach = useMutation({
    mutationFn: (faqs: Faqs) => teachBot(appId, faqs, (left) => keep({ faqs: left })),
    onSuccess: () => void keep({ step: 'try' }),
    onSettled: () => void refreshApps(),
    meta: { quiet: true },
  });

  const next = () => {
    setTried(true);
    const written = state.faqs.filter((faq) => !isBlank(faq));
    if (state.faqs.length + known === 0) return add();
    if (!written.every(isWhole) || written.length + known === 0) return focusFirstHole();
    teach.mutate(written);
  };
  /** A bot that knows something already is left as it is; another takes what is whole, or our examples. */
  const skip = () => {
    const whole = state.faqs.filter(isWhole);
    teach.mutate(known > 0 ? [] : whole.length > 0 ? whole : suggestionsFor(state.purpose));
  };
  const focusFirstHole = () => {
    const fields = [...(rows.current?.querySelectorAll<HTMLElement>('input,textarea') ?? [])];
    fields.find((field) => (field as HTMLInputElement).value.trim() === '')?.focus();
  };
  const change = (place: number, faq: Faqs[number]) =>
    type({ faqs: state.faqs.map((one, at) => (at === place ? faq : one)) });
  const add = () => type({ faqs: [...state.faqs, { question: '', answer: '' }] });

  return (
    <StepForm
      title={t('knowledge.title')}
      text={t('knowledge.text')}
      busy={teach.isPending}
      error={teach.error}
      skipHint={t(known > 0 ? 'knowledge.skipHintKnown' : 'knowledge.skipHint')}
      onNext={next}
      onSkip={skip}
      onBack={() => void keep({ step: 'purpose' })}
    >
      {known > 0 && <p className={classes.known}>{t('knowledge.known', { count: known })}</p>}
      <ol ref={rows} className={classes.rows}>
        {state.faqs.map((faq, place) => (
          <FaqRow
            // biome-ignore lint/suspicious/noArrayIndexKey: what is typed has no other name than its place
            key={place}
            number={place + 1}
            faq={faq}
            problems={isTried && (!isBlank(faq) || known === 0) ? problemsOf(faq) : {}}
            onChange={(changed) => change(place, changed)}
            onRemove={() => type({ faqs: state.faqs.filter((_, at) => at !== place) })}
          />
        ))}
      </ol>
      {state.faqs.length < MOST ? (
        <Button
          className={classes.add}
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          onClick={add}
        >
          {t('knowledge.add')}
        </Button>
      ) : (
        <p className={classes.known}>{t('knowledge.most')}</p>
      )}
    </StepForm>
  );
}

const isWhole = (faq: Faqs[number]): boolean => Object.keys(problemsOf(faq)).length === 0;

const problemsOf = ({ question, answer }: Faqs[number]): FaqProblems => ({
  ...(isMissing(question) && { question: REQUIRED }),
  ...(isMissing(answer) && { answer: REQUIRED }),
});
