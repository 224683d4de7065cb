/** One FAQ in the table. */
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { type LanguageCode, plainText } from '@parrot/contract/core';
import { type ListedFaq, TOPIC_LEVELS } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../shared/format/format-date-time.ts';
import { formatNumber } from '../../../../shared/format/format-number.ts';
import { FaqState, LanguageMarks } from './faq-state.tsx';
import classes from './faq-table.module.css';

type FaqRowProps = {
  faq: ListedFaq;
  languages: readonly LanguageCode[];
  isTicked: boolean;
  /** `toHere`: selects the range from the last one. */
  onTick: (toHere: boolean) => void;
  onOpen: () => void;
};

export function FaqRow({ faq, languages, isTicked, onTick, onOpen }: FaqRowProps) {
  const { t } = useTranslation('faq');
  const { loginQuestion: question } = faq;
  const topics = TOPIC_LEVELS.map((level) => faq[level]).filter((name) => name !== '');
  return (
    <>
      <td className={classes.tick}>
        <Checkbox
          size="xs"
          aria-label={t('table.select', { question })}
          checked={isTicked}
          onChange={(event) => onTick(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
        />
      </td>
      <td className={classes.question}>
        <button
          type="button"
          className={classes.open}
          onClick={onOpen}
          aria-label={t('table.edit', { question })}
          title={plainText(faq.answer)}
        >
          {question}
        </button>
        {faq.question.length > 1 && (
          <span className={classes.variants} title={faq.question.slice(1).join('\n')}>
            <span aria-hidden>+{faq.question.length - 1}</span>
            <VisuallyHidden>{t('table.variants', { count: faq.question.length - 1 })}</VisuallyHidden>
          </span>
        )}
      </td>
      <td className={classes.topic}>{topics.join(' › ')}</td>
      <td className={classes.languages}>
        <LanguageMarks languages={languages} faqs={faq.languages} />
      </td>
      <td className={classes.state}>
        <FaqState state={faq.state} />
      </td>
      <td className={classes.asked}>{formatNumber(faq.asked)}</td>
      <td className={classes.edited}>
        {formatDateTime(faq.updatedAt)}
        {faq.updatedBy && <span className={classes.by}>{faq.updatedBy}</span>}
      </td>
    </>
  );
}
