/** A changed source: its passages before and after, and the way back. */
import { Button, Skeleton } from '@mantine/core';
import type { AppId } from '@parrot/contract/core';
import type { ChangedSource, PassageChange } from '@parrot/contract/knowledge';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { Pill, type Tone } from '../../../shared/ui/pill.tsx';
import type { SourcesOf } from '../sources/use-sources.ts';
import classes from './source-review.module.css';
import { useCompareSource, useKeepOldText } from './use-changed-sources.ts';

const TONES: Record<PassageChange['kind'], Tone> = { changed: 'info', removed: 'danger', added: 'ok' };

export function ChangedSourceItem({ of, source }: { of: SourcesOf; source: ChangedSource }) {
  const { t } = useTranslation('upkeep');
  const [isOpen, setOpen] = useState(false);
  const keep = useKeepOldText(of, () => toast.success(t('review.kept')));
  const { sourceId, title, address, change } = source;
  return (
    <li className={classes.source}>
      <span className={classes.title}>{title}</span>
      <span className={classes.address}>{change === 'removed' ? t('review.gone') : address}</span>
      <div className={classes.actions}>
        <Button size="xs" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'review.hide' : 'review.show')}
        </Button>
        {change === 'changed' && (
          <Button size="xs" variant="default" loading={keep.isPending} onClick={() => keep.mutate(sourceId)}>
            {t('review.keep')}
          </Button>
        )}
      </div>
      {isOpen && <Passages appId={of.appId} sourceId={sourceId} />}
    </li>
  );
}

function Passages({ appId, sourceId }: { appId: AppId; sourceId: ChangedSource['sourceId'] }) {
  const { t } = useTranslation('upkeep');
  const { data, error, refetch } = useCompareSource(appId, sourceId);
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={80} />;
  const { counts, changes } = data;
  const hidden = counts.changed + counts.removed + counts.added - changes.length;
  return (
    <>
      <p className={classes.counts}>
        {t('review.counts', {
          changed: formatNumber(counts.changed),
          removed: formatNumber(counts.removed),
          added: formatNumber(counts.added),
          same: formatNumber(counts.same),
        })}
      </p>
      <ul className={classes.passages}>
        {changes.map(({ kind, heading, before, after }) => (
          <li key={`${kind} ${heading} ${before} ${after}`} className={classes.passage}>
            <span className={classes.heading}>
              <Pill tone={TONES[kind]}>{t(`review.kinds.${kind}`)}</Pill> {heading}
            </span>
            {before && <del className={classes.before}>{before}</del>}
            {after && <ins className={classes.after}>{after}</ins>}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className={classes.counts}>
          {t('review.hidden', { count: hidden, number: formatNumber(hidden) })}
        </p>
      )}
    </>
  );
}
