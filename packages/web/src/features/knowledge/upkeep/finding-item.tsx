/** A finding: what it is, its entries side by side, and its fix. */
import { Button } from '@mantine/core';
import type { FaqId, SourceId } from '@parrot/contract/core';
import type { UpkeepFinding } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../../shared/format/format-date-time.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import classes from './upkeep.module.css';
import { UpkeepEntry } from './upkeep-entry.tsx';
import type { UpkeepLinks } from './upkeep-links.ts';

export type FindingActions = {
  onMerge: (keep: FaqId, remove: FaqId) => void;
  onDelete: (faqId: FaqId) => void;
  onConfirm: (faqId: FaqId) => void;
  onRead: (sourceId: SourceId, isSite: boolean) => void;
  onOpenSource: (sourceId: SourceId) => void;
  onDismiss: (finding: UpkeepFinding) => void;
};

type FindingItemProps = {
  finding: UpkeepFinding;
  links: UpkeepLinks;
  isDismissed: boolean;
  actions: FindingActions;
};

export function FindingItem({ finding, links, isDismissed, actions }: FindingItemProps) {
  const { t } = useTranslation(['upkeep', 'studio']);
  const { kind, entries, differs, since, lacks } = finding;
  return (
    <li className={classes.finding}>
      <p className={classes.what}>
        {lacks
          ? t('what.missingTranslation', {
              count: lacks.count,
              number: formatNumber(lacks.count),
              language: t(`languages.${lacks.languageCode}`, { ns: 'studio' }),
            })
          : kind === 'contradiction' && !differs
            ? t('what.otherAnswer')
            : t(`what.${kind}`, { when: since ? formatDate(since) : '' })}
      </p>
      <div className={classes.entries} data-two={entries.length === 2 || undefined}>
        {entries.map((entry, at) => (
          <UpkeepEntry
            key={entry.type === 'faq' ? entry.faqId : entry.sourceId}
            entry={entry}
            differs={differs?.[at]}
            links={links}
            onOpenSource={actions.onOpenSource}
          >
            <Fixes finding={finding} at={at} actions={actions} />
          </UpkeepEntry>
        ))}
      </div>
      <div className={classes.foot}>
        {lacks && (
          <Button component={Link} to={links.toMissing(lacks.languageCode)} size="xs" variant="default">
            {t('fix.showMissing')}
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={() => actions.onDismiss(finding)}>
          {t(isDismissed ? 'fix.showAgain' : 'fix.dismiss')}
        </Button>
      </div>
    </li>
  );
}

/** What can be done about one of the entries. */
function Fixes({ finding, at, actions }: { finding: UpkeepFinding; at: number; actions: FindingActions }) {
  const { t } = useTranslation('upkeep');
  const { kind, entries } = finding;
  const [entry, other] = [entries[at], entries[1 - at]];
  if (entry?.type === 'source')
    return kind === 'oldSource' ? (
      <Button size="xs" onClick={() => actions.onRead(entry.sourceId, entry.sourceKind === 'site')}>
        {t('fix.read')}
      </Button>
    ) : null;
  if (!entry) return null;
  const { faqId, question } = entry;
  if (kind === 'unused')
    return (
      <Button size="xs" variant="default" onClick={() => actions.onDelete(faqId)}>
        {t('fix.delete')}
      </Button>
    );
  if (kind === 'oldTranslation')
    return at === 1 ? (
      <Button size="xs" variant="default" onClick={() => actions.onConfirm(faqId)}>
        {t('fix.confirm')}
      </Button>
    ) : null;
  return other?.type === 'faq' ? (
    <Button
      size="xs"
      variant="default"
      aria-label={t('fix.keepNamed', { title: question })}
      onClick={() => actions.onMerge(faqId, other.faqId)}
    >
      {t('fix.keep')}
    </Button>
  ) : null;
}
