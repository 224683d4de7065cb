/** The knowledge of the bot: websites, files, and a few FAQs, suggested or written. */
import { Button } from '@mantine/core';
import { type AppId, REQUIRED } from '@parrot/contract/core';
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
import { type DraftFaq, isComplete, isOwn, problemsOf } from './draft-faq.ts';
import { FaqRow } from './faq-row.tsx';
import classes from './knowledge-step.module.css';
import { SourceList } from './source-list.tsx';
import { StepForm } from './step-form.tsx';
import type { OnboardingDraft } from './use-onboarding-draft.ts';
import { useRefreshSources, useSources } from './use-sources.ts';

type KnowledgeValues = { source: ChosenSource; faqs: DraftFaq[] };
/** What is added to the bot. */
type Lesson = { faqs: DraftFaq[]; source?: ChosenSource };
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
      const isValid = faqs.every(isComplete) && (faqs.length > 0 || isEnough(values.source));
      return { faqs: isValid ? undefined : REQUIRED };
    },
    send: teach,
    onSuccess: goOn,
  });
  const { source } = form.values;
  const { value: faqs, error: faqsError } = form.field('faqs');
  /** Reads a website or file while the user goes on. */
  const read = useMutation({
    mutationFn: (chosen: ChosenSource) => addFirstSource(appId, chosen),
    onSuccess: () => {
      change({ source: NO_SOURCE });
      void keep({ url: '' });
    },
    onError: (error) => form.showFailure(error),
    onSettled: () => {
      void refreshSources();
      void refreshApps();
    },
    meta: { quiet: true },
  });
  // Shown at the source instead of below the form, until something is edited.
  const failure = form.failure ?? read.error;
  const refusal =
    failure instanceof SourceRefused && form.message !== undefined ? failure.message : undefined;

  /** Adds the user's own complete FAQs, and no examples. */
  const skip = useMutation({
    mutationFn: () => teach({ faqs: faqs.filter(isComplete) }),
    onSuccess: goOn,
    onError: (error) => form.showFailure(error),
    meta: { quiet: true },
  });
  /** With all values, as the FAQs are needed only without a source. */
  const change = (next: Partial<KnowledgeValues>) => form.change({ ...form.values, ...next });
  const changeFaqs = (next: DraftFaq[]) => {
    change({ faqs: next });
    type({ faqs: next });
  };
  const add = () => changeFaqs([...faqs, { question: '', answer: '', isExample: false }]);
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
      busy={skip.isPending || read.isPending}
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
        onRead={(chosen) => read.mutate(chosen)}
        isReading={read.isPending}
      />
      <SourceList appId={appId} sources={sources} />
      <h3 className={classes.heading}>
        {t(faqs.some(({ isExample }) => isExample) ? 'knowledge.ownQuestions' : 'knowledge.questions')}
      </h3>
      {known > 0 && <p className={classes.known}>{t('knowledge.known', { count: known })}</p>}
      <ol className={classes.rows}>
        {faqs.map((faq, index) => (
          <FaqRow
            // biome-ignore lint/suspicious/noArrayIndexKey: what is typed has no other name than its place
            key={index}
            number={index + 1}
            faq={faq}
            problems={faqsError && !faq.isExample && (isOwn(faq) || !isEnough(source)) ? problemsOf(faq) : {}}
            onChange={(changed) => changeFaqs(faqs.map((one, at) => (at === index ? changed : one)))}
            onRemove={() => changeFaqs(faqs.filter((_, at) => at !== index))}
          />
        ))}
      </ol>
      {faqsError && faqs.length > 0 && faqs.every(({ isExample }) => isExample) && (
        <p role="alert" className={classes.missing}>
          {t('knowledge.onlyExamples')}
        </p>
      )}
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

/** Examples that the user neither kept nor edited are not added. */
const lessonOf = ({ source, faqs }: KnowledgeValues): Lesson => ({
  ...(!isNothing(source) && { source }),
  faqs: faqs.filter(isOwn),
});
