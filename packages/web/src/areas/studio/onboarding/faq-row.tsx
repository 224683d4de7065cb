/** One of the first FAQs: the user's own, or an example to keep, edit or remove. */
import { ActionIcon, Button } from '@mantine/core';
import type { FieldErrors } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { FaqFields } from '../../../shared/faq/faq-fields.tsx';
import { IconCheck } from '../../../shared/icons/check.ts';
import { IconX } from '../../../shared/icons/x.ts';
import type { DraftFaq } from './draft-faq.ts';
import classes from './knowledge-step.module.css';

type FaqRowProps = {
  number: number;
  faq: DraftFaq;
  problems: FieldErrors;
  onChange: (faq: DraftFaq) => void;
  onRemove: () => void;
};

export function FaqRow({ number, faq, problems, onChange, onRemove }: FaqRowProps) {
  const { t } = useTranslation('onboarding');
  const field = (name: 'question' | 'answer') => ({
    name: `faqs.${number - 1}.${name}`,
    value: faq[name],
    error: problems[name],
    onChange: (value: string) => onChange({ ...faq, [name]: value, isExample: false }),
  });
  return (
    <li
      className={classes.row}
      data-example={faq.isExample || undefined}
      aria-label={t('knowledge.row', { number })}
    >
      <div className={classes.fields}>
        {faq.isExample && (
          <div className={classes.example}>
            <span className={classes.tag}>{t('knowledge.example')}</span>
            <Button
              variant="light"
              size="compact-sm"
              leftSection={<IconCheck size={14} stroke={2} aria-hidden />}
              aria-label={t('knowledge.keepNumber', { number })}
              onClick={() => onChange({ ...faq, isExample: false })}
            >
              {t('knowledge.keep')}
            </Button>
          </div>
        )}
        <FaqFields fields={{ question: field('question'), answer: field('answer') }} isCompact />
      </div>
      <ActionIcon aria-label={t('knowledge.remove', { number })} onClick={onRemove}>
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </li>
  );
}
