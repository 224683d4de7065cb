/** One suggestion: question, answer and its passage of the document. */
import { Button, Checkbox } from '@mantine/core';
import type { GeneratedFaq } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { IconExternalLink } from '../../../../shared/icons/external-link.ts';
import { Pill } from '../../../../shared/ui/pill.tsx';
import classes from './generated.module.css';

type GeneratedRowProps = {
  item: GeneratedFaq;
  isChosen: boolean;
  isBusy: boolean;
  onChoose: (isChosen: boolean) => void;
  onAccept: () => void;
  onEdit: () => void;
  onReject: () => void;
};

export function GeneratedRow({
  item,
  isChosen,
  isBusy,
  onChoose,
  onAccept,
  onEdit,
  onReject,
}: GeneratedRowProps) {
  const { t } = useTranslation('studio');
  const [question = '', ...others] = item.question;
  const shownHeading = item.heading && item.heading !== question ? item.heading : '';
  return (
    <li className={classes.row} data-chosen={isChosen || undefined}>
      <Checkbox
        className={classes.check}
        aria-label={t('generated.select', { question })}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <div className={classes.draft}>
        <h2 className={classes.question}>{question}</h2>
        {others.length > 0 && (
          <p className={classes.also}>{t('generated.also', { questions: others.join(' · ') })}</p>
        )}
        <p className={classes.answer}>{item.answer}</p>
        {item.similarTo && (
          <p className={classes.similar}>{t('generated.similar', { question: item.similarTo.question })}</p>
        )}
        <div className={classes.actions}>
          <Button size="xs" disabled={isBusy} onClick={onAccept}>
            {t('generated.accept')}
          </Button>
          <Button size="xs" variant="default" disabled={isBusy} onClick={onEdit}>
            {t('generated.edit')}
          </Button>
          <Button size="xs" variant="subtle" color="red" disabled={isBusy} onClick={onReject}>
            {t('generated.reject')}
          </Button>
          <Pill>{t(`generated.from.${item.from}`)}</Pill>
          <span className={classes.sure}>
            {t('generated.sure', { percent: Math.round(item.confidence * 100) })}
          </span>
        </div>
      </div>
      <div className={classes.excerpt} role="note" aria-label={t('generated.place')}>
        <p className={classes.title}>
          {item.url ? (
            <a
              href={item.url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('generated.openPlace', { title: item.sourceTitle })}
            >
              {item.sourceTitle}
              <IconExternalLink size={12} stroke={1.75} aria-hidden />
            </a>
          ) : (
            item.sourceTitle
          )}
        </p>
        {shownHeading && <p className={classes.heading}>{shownHeading}</p>}
        <p className={classes.passage}>{item.passage}</p>
      </div>
    </li>
  );
}
