/** Below the FAQs: ask a question and see the reply, other candidates and the threshold. */
import { ActionIcon, Button, CloseButton, Loader, TextInput } from '@mantine/core';
import type { FaqId } from '@parrot/contract/core';
import { LIMITS } from '@parrot/contract/core';
import type { TriedFaq } from '@parrot/contract/knowledge';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../shared/form/use-form.ts';
import { messageOf } from '../../../shared/http/api-error.ts';
import { IconArrowUp } from '../../../shared/icons/arrow-up.ts';
import { IconFlask } from '../../../shared/icons/flask.ts';
import type { FaqsOf } from '../faqs/use-faqs.ts';
import { Matches } from './matches.tsx';
import { Threshold, type ThresholdSetting } from './threshold.tsx';
import classes from './try-it.module.css';
import { useTrials, useTriedFaqs, useTryQuestion } from './use-try-question.ts';

type TryItProps = {
  of: FaqsOf;
  asked: string;
  onAsk: (question: string) => void;
  threshold: ThresholdSetting;
  field: Ref<HTMLInputElement>;
  onOpen: (faqId: FaqId) => void;
  /** Saves an FAQ that was only tried so far. */
  onKeep: (faq: TriedFaq) => void;
};

export function TryIt({ of, asked, onAsk, threshold, field, onOpen, onKeep }: TryItProps) {
  const { t } = useTranslation(['faq', 'studio']);
  // As in a conversation: what was asked before counts until the field is cleared.
  const [turns, setTurns] = useState({ asked, previous: '' });
  const found = useTryQuestion(of, { question: turns.asked, previous: turns.previous }, threshold.saved);
  const form = useForm({
    initial: { question: asked },
    toInput: ({ question }) => ({ question: question.trim() }),
    send: async ({ question }) => {
      if (question === asked) void found.refetch();
      onAsk(question);
    },
  });
  if (turns.asked !== asked) {
    setTurns({ asked, previous: asked === '' ? '' : (found.data?.readWith ?? turns.asked) });
    form.change({ question: asked });
  }
  const { data: tried = [] } = useTriedFaqs(of);
  const { remove } = useTrials(of);
  const language = found.data?.language;
  return (
    <section className={classes.dock} aria-label={t('try.title')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('try.title')}</h2>
        <span className={classes.note}>{t('try.draft')}</span>
        <Threshold setting={threshold} />
      </div>
      <form {...form.formProps} className={classes.ask}>
        <TextInput
          {...form.textField('question')}
          ref={field}
          className={classes.field}
          aria-label={t('try.question')}
          placeholder={t('try.placeholder')}
          maxLength={LIMITS.faqQuestionLength}
          size="lg"
          rightSectionWidth={84}
          rightSection={
            <span className={classes.right}>
              {language && (
                <span
                  className={classes.language}
                  title={t('try.language', { language: t(`languages.${language}`, { ns: 'studio' }) })}
                >
                  {language}
                </span>
              )}
              <ActionIcon
                type="submit"
                variant="filled"
                color="green"
                size="sm"
                aria-label={t('try.ask')}
                disabled={form.values.question.trim() === ''}
              >
                {found.isFetching ? (
                  <Loader size={14} color="currentColor" />
                ) : (
                  <IconArrowUp size={16} stroke={2} aria-hidden />
                )}
              </ActionIcon>
            </span>
          }
        />
        {asked !== '' && <CloseButton aria-label={t('try.clear')} onClick={() => onAsk('')} />}
      </form>
      {tried.length > 0 && (
        <ul className={classes.trials} aria-label={t('try.onTrial')}>
          {tried.map((faq) => (
            <li key={faq.faqId} className={classes.trial}>
              <IconFlask size={14} stroke={1.75} aria-hidden />
              <span className={classes.trialText} title={faq.answer}>
                {faq.question[0]}
              </span>
              <Button size="compact-xs" variant="subtle" onClick={() => onKeep(faq)}>
                {t('try.keep')}
              </Button>
              <CloseButton
                size="xs"
                aria-label={t('try.remove', { question: faq.question[0] })}
                onClick={() => remove.mutate(faq.faqId)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.result} aria-live="polite">
        {found.error && asked !== '' && (
          <p className={classes.failure} role="alert">
            {messageOf(found.error)}
          </p>
        )}
        {found.data && asked !== '' && !found.error && (
          <Matches found={found.data} threshold={threshold.value ?? found.data.threshold} onOpen={onOpen} />
        )}
      </div>
    </section>
  );
}
