/** The knowledge of the bot: a page or file, and a few FAQs, suggested or written. */
import { Button } from '@mantine/core';
import type { OnboardingState } from '@parrot/contract/apps';
import { type AppId, isMissing, REQUIRED } from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChosenSource, isNothing, SourceRefused } from '../../../features/apps/create/add-source.ts';
import { SourceField } from '../../../features/apps/create/source-field.tsx';
import { useAppDetails } from '../../../features/apps/use-app-details.ts';
import { useRefreshApps } from '../../../features/apps/use-apps.ts';
import { IconPlus } from '../../../shared/icons/plus.ts';
import { addFirstFaqs, addFirstSource } from './create-first-bot.ts';
import { type FaqProblems, FaqRow } from './faq-row.tsx';
import classes from './knowledge-step.module.css';
import { areOurs, isBlank, suggestionsFor } from './purposes.ts';
import { SourceList } from './source-list.tsx';
import { StepForm } from './step-form.tsx';
import type { OnboardingDraft } from './use-onboarding-draft.ts';
import { useRefreshSources, useSources } from './use-sources.ts';

type Faqs = OnboardingState['faqs'];
const MOST = 20;

export function KnowledgeStep({ draft, appId }: { draft: OnboardingDraft; appId: AppId }) {
  const { t } = useTranslation('onboarding');
  const { state, type, keep } = draft;
  const [isTried, setTried] = useState(false);
  const rows = useRef<HTMLOListElement>(null);
  const refreshApps = useRefreshApps();
  const refreshSources = useRefreshSources(appId);
  const [file, setFile] = useState<File | null>(null);
  const given: ChosenSource = { url: state.url, file };
  const hasSource = !isNothing(given);
  const { data: sources = [] } = useSources(appId);
  const known = useAppDetails(appId).data?.app.faqCount ?? 0;
  const knowsSomething = known + sources.length > 0;
  const teach = useMutation({
    mutationFn: async ({ faqs, source }: { faqs: Faqs; source?: ChosenSource }) => {
      if (source) {
        await addFirstSource(appId, source);
        setFile(null);
        await keep({ url: '' });
      }
      await addFirstFaqs(appId, faqs, (left) => keep({ faqs: left }));
    },
    onSuccess: () => void keep({ step: 'try' }),
    onSettled: () => {
      void refreshSources();
      void refreshApps();
    },
    meta: { quiet: true },
  });

  const refusal = teach.error instanceof SourceRefused ? teach.error.message : undefined;

  const next = () => {
    setTried(true);
    // The suggested FAQs are examples: they are dropped if there is better content.
    const written = state.faqs.filter((faq) => !isBlank(faq) && !(hasSource && areOurs(state.faqs)));
    const isEnough = hasSource || knowsSomething;
    if (state.faqs.length === 0 && !isEnough) return add();
    if (!written.every(isWhole) || (written.length === 0 && !isEnough)) return focusFirstHole();
    teach.mutate({ faqs: written, ...(hasSource && { source: given }) });
  };
  /** A bot with content is unchanged; otherwise it gets the complete FAQs, or the examples. */
  const skip = () => {
    const whole = state.faqs.filter(isWhole);
    teach.mutate({ faqs: knowsSomething ? [] : whole.length > 0 ? whole : suggestionsFor(state.purpose) });
  };
  const focusFirstHole = () => {
    const fields = [...(rows.current?.querySelectorAll<HTMLElement>('input,textarea') ?? [])];
    fields.find((field) => (field as HTMLInputElement).value.trim() === '')?.focus();
  };
  const change = (index: number, faq: Faqs[number]) =>
    type({ faqs: state.faqs.map((one, at) => (at === index ? faq : one)) });
  const add = () => type({ faqs: [...state.faqs, { question: '', answer: '' }] });

  return (
    <StepForm
      title={t('knowledge.title')}
      text={t('knowledge.text')}
      busy={teach.isPending}
      error={refusal ? undefined : teach.error}
      skipHint={t(knowsSomething ? 'knowledge.skipHintKnown' : 'knowledge.skipHint')}
      onNext={next}
      onSkip={skip}
      onBack={() => void keep({ step: 'purpose' })}
    >
      <SourceField
        value={given}
        problem={refusal}
        onChange={(chosen) => {
          setFile(chosen.file);
          if (chosen.url !== state.url) type({ url: chosen.url });
          teach.reset();
        }}
      />
      <SourceList sources={sources} />
      <h3 className={classes.heading}>{t('knowledge.ownQuestions')}</h3>
      {known > 0 && <p className={classes.known}>{t('knowledge.known', { count: known })}</p>}
      <ol ref={rows} className={classes.rows}>
        {state.faqs.map((faq, index) => (
          <FaqRow
            // biome-ignore lint/suspicious/noArrayIndexKey: what is typed has no other name than its place
            key={index}
            number={index + 1}
            faq={faq}
            problems={isTried && (!isBlank(faq) || !(knowsSomething || hasSource)) ? problemsOf(faq) : {}}
            onChange={(changed) => change(index, changed)}
            onRemove={() => type({ faqs: state.faqs.filter((_, at) => at !== index) })}
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
