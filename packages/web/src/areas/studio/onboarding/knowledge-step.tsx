/** The knowledge of the bot: a page or file, and a few FAQs, suggested or written. */
import { Button } from '@mantine/core';
import type { OnboardingState } from '@parrot/contract/apps';
import { type AppId, isMissing, REQUIRED } from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChosenSource, isNothing, SourceRefused } from '../../../features/apps/create/add-source.ts';
import { SourceField } from '../../../features/apps/create/source-field.tsx';
import { useAppDetails } from '../../../features/apps/use-app-details.ts';
import { useRefreshApps } from '../../../features/apps/use-apps.ts';
import { useForm } from '../../../shared/form/use-form.ts';
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
type KnowledgeValues = { source: ChosenSource; faqs: Faqs };
/** What is added to the bot. */
type Lesson = { faqs: Faqs; source?: ChosenSource };
const NO_SOURCE: ChosenSource = { url: '', file: null };
const MOST = 20;

export function KnowledgeStep({ draft, appId }: { draft: OnboardingDraft; appId: AppId }) {
  const { t } = useTranslation('onboarding');
  const { state, type, keep } = draft;
  const refreshApps = useRefreshApps();
  const refreshSources = useRefreshSources(appId);
  const { data: sources = [] } = useSources(appId);
  const known = useAppDetails(appId).data?.app.faqCount ?? 0;
  const knowsSomething = known + sources.length > 0;
  const isEnough = (source: ChosenSource) => knowsSomething || !isNothing(source);

  const teach = async ({ faqs, source }: Lesson) => {
    try {
      if (source) {
        await addFirstSource(appId, source);
        form.change({ source: NO_SOURCE });
        await keep({ url: '' });
      }
      await addFirstFaqs(appId, faqs, (left) => {
        form.change({ faqs: left });
        return keep({ faqs: left });
      });
    } finally {
      void refreshSources();
      void refreshApps();
    }
  };
  const goOn = () => void keep({ step: 'try' });
  const form = useForm<KnowledgeValues, Lesson>({
    initial: { source: { url: state.url, file: null }, faqs: state.faqs },
    toInput: lessonOf,
    validate: (values) => {
      const { faqs } = lessonOf(values);
      const isValid = faqs.every(isWhole) && (faqs.length > 0 || isEnough(values.source));
      return { faqs: isValid ? undefined : REQUIRED };
    },
    send: teach,
    onSuccess: goOn,
  });
  const { source } = form.values;
  const { value: faqs, error: faqsError } = form.field('faqs');
  // Shown at the source instead of below the form, until something is edited.
  const refusal =
    form.failure instanceof SourceRefused && form.message !== undefined ? form.failure.message : undefined;

  /** A bot with content is unchanged; otherwise it gets the complete FAQs, or the examples. */
  const skip = useMutation({
    mutationFn: async () => {
      if (knowsSomething) return teach({ faqs: [] });
      const whole = faqs.filter(isWhole);
      return teach({ faqs: whole.length > 0 ? whole : suggestionsFor(state.purpose) });
    },
    onSuccess: goOn,
    onError: (error) => form.showFailure(error),
    meta: { quiet: true },
  });
  /** With all values, as the FAQs are needed only without a source. */
  const change = (next: Partial<KnowledgeValues>) => form.change({ ...form.values, ...next });
  const changeFaqs = (next: Faqs) => {
    change({ faqs: next });
    type({ faqs: next });
  };
  const add = () => changeFaqs([...faqs, { question: '', answer: '' }]);
  const submit = (event?: FormEvent) => {
    if (faqs.length === 0 && !isEnough(source)) add();
    form.submit(event);
  };

  return (
    <StepForm
      title={t('knowledge.title')}
      text={t('knowledge.text')}
      form={{
        ...form,
        formProps: { ...form.formProps, onSubmit: submit },
        message: refusal ? undefined : form.message,
      }}
      busy={skip.isPending}
      skipHint={t(knowsSomething ? 'knowledge.skipHintKnown' : 'knowledge.skipHint')}
      onSkip={() => skip.mutate()}
      onBack={() => void keep({ step: 'purpose' })}
    >
      <SourceField
        value={source}
        problem={refusal}
        onChange={(chosen) => {
          change({ source: chosen });
          if (chosen.url !== source.url) type({ url: chosen.url });
        }}
      />
      <SourceList sources={sources} />
      <h3 className={classes.heading}>{t('knowledge.ownQuestions')}</h3>
      {known > 0 && <p className={classes.known}>{t('knowledge.known', { count: known })}</p>}
      <ol className={classes.rows}>
        {faqs.map((faq, index) => (
          <FaqRow
            // biome-ignore lint/suspicious/noArrayIndexKey: what is typed has no other name than its place
            key={index}
            number={index + 1}
            faq={faq}
            problems={faqsError && (!isBlank(faq) || !isEnough(source)) ? problemsOf(faq) : {}}
            onChange={(changed) => changeFaqs(faqs.map((one, at) => (at === index ? changed : one)))}
            onRemove={() => changeFaqs(faqs.filter((_, at) => at !== index))}
          />
        ))}
      </ol>
      {faqs.length < MOST ? (
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

/** The suggested FAQs are examples: they are dropped if there is a source. */
function lessonOf({ source, faqs }: KnowledgeValues): Lesson {
  if (isNothing(source)) return { faqs: faqs.filter((faq) => !isBlank(faq)) };
  return { source, faqs: areOurs(faqs) ? [] : faqs.filter((faq) => !isBlank(faq)) };
}

const isWhole = (faq: Faqs[number]): boolean => Object.keys(problemsOf(faq)).length === 0;

const problemsOf = ({ question, answer }: Faqs[number]): FaqProblems => ({
  ...(isMissing(question) && { question: REQUIRED }),
  ...(isMissing(answer) && { answer: REQUIRED }),
});
