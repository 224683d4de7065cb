/** One question and its answer. */
import { ActionIcon, TextInput } from '@mantine/core';
import type { OnboardingState } from '@parrot/contract/apps';
import { LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../../shared/form/limited-textarea.tsx';
import { IconX } from '../../../shared/icons/x.ts';
import classes from './knowledge-step.module.css';

type Draft = OnboardingState['faqs'][number];
export type FaqProblems = Partial<Record<keyof Draft, string>>;

type FaqRowProps = {
  number: number;
  faq: Draft;
  problems: FaqProblems;
  onChange: (faq: Draft) => void;
  onRemove: () => void;
};

export function FaqRow({ number, faq, problems, onChange, onRemove }: FaqRowProps) {
  const { t } = useTranslation('onboarding');
  return (
    <li className={classes.row} aria-label={t('knowledge.row', { number })}>
      <div className={classes.fields}>
        <TextInput
          label={t('knowledge.question')}
          value={faq.question}
          error={problems.question}
          onChange={(event) => onChange({ ...faq, question: event.currentTarget.value })}
          maxLength={LIMITS.faqQuestionLength}
          autoComplete="off"
        />
        <LimitedTextarea
          label={t('knowledge.answer')}
          value={faq.answer}
          error={problems.answer}
          onChange={(event) => onChange({ ...faq, answer: event.currentTarget.value })}
          limit={LIMITS.faqAnswerLength}
          autosize
          minRows={2}
          maxRows={8}
        />
      </div>
      <ActionIcon aria-label={t('knowledge.remove', { number })} onClick={onRemove}>
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </li>
  );
}
