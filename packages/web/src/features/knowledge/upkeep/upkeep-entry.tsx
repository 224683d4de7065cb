/** One entry of a finding: an FAQ, or a sentence of a source. */
import { Button } from '@mantine/core';
import type { SourceId } from '@parrot/contract/core';
import type { UpkeepEntry as Entry } from '@parrot/contract/knowledge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Pill } from '../../../shared/ui/pill.tsx';
import classes from './upkeep.module.css';
import type { UpkeepLinks } from './upkeep-links.ts';

type UpkeepEntryProps = {
  entry: Entry;
  /** What it says differently from the other one. */
  differs: string | undefined;
  links: UpkeepLinks;
  onOpenSource: (sourceId: SourceId) => void;
  /** More actions. */
  children?: ReactNode;
};

export function UpkeepEntry({ entry, differs, links, onOpenSource, children }: UpkeepEntryProps) {
  const { t } = useTranslation(['upkeep', 'studio']);
  const isFaq = entry.type === 'faq';
  const title = isFaq ? entry.question : entry.title;
  return (
    <div className={classes.entry}>
      <span className={classes.where}>
        {isFaq
          ? `${t('entry.faq')} · ${t(`languages.${entry.languageCode}`, { ns: 'studio' })}`
          : [t(`entry.${entry.sourceKind}`), entry.heading].filter(Boolean).join(' · ')}
      </span>
      <span className={classes.title}>{title}</span>
      <p className={classes.text}>{isFaq ? entry.answer : entry.text || entry.address}</p>
      {differs && <Pill tone="danger">{differs}</Pill>}
      <div className={classes.actions}>
        {isFaq ? (
          <Button
            component={Link}
            to={links.toFaq(entry.faqId)}
            size="xs"
            variant="default"
            aria-label={t('entry.editNamed', { title })}
          >
            {t('entry.edit')}
          </Button>
        ) : (
          <Button
            size="xs"
            variant="default"
            aria-label={t('entry.openNamed', { title })}
            onClick={() => onOpenSource(entry.sourceId)}
          >
            {t('entry.open')}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
