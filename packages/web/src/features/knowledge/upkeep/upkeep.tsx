/** Upkeep: what to review in the knowledge, by kind, each with its fix. */
import { Button, Select, Skeleton } from '@mantine/core';
import { LIMITS, type SourceId } from '@parrot/contract/core';
import { UPKEEP_KINDS, type UpkeepKind } from '@parrot/contract/knowledge';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { IconMoodCheck } from '../../../shared/icons/mood-check.ts';
import { MoreButton } from '../../../shared/table/more-button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import type { FaqsOf } from '../faqs/use-faqs.ts';
import { CheckState } from './check-state.tsx';
import { FindingItem } from './finding-item.tsx';
import { MergeDialog, type Merging } from './merge-dialog.tsx';
import { OpenedSource } from './opened-source.tsx';
import classes from './upkeep.module.css';
import type { UpkeepLinks } from './upkeep-links.ts';
import { useFindingActions } from './use-finding-actions.ts';
import { type UpkeepView, useCheckUpkeep, useUpkeep } from './use-upkeep.ts';

export function Upkeep({ of, links }: { of: FaqsOf; links: UpkeepLinks }) {
  const { t } = useTranslation('upkeep');
  const [view, setView] = useState<UpkeepView>({ dismissed: false });
  const [merging, setMerging] = useState<Merging | null>(null);
  const [opened, setOpened] = useState<SourceId | null>(null);
  const upkeep = useUpkeep(of.appId, view);
  const checking = useCheckUpkeep(of);
  const actions = useFindingActions(of, view.dismissed);
  const pages = upkeep.data?.pages ?? [];
  const newest = pages[0];
  const items = pages.flatMap((page) => page.items);
  const all = newest ? Object.values(newest.counts).reduce((sum, count) => sum + count, 0) : 0;
  const label = (kind: UpkeepKind) => `${t(`kinds.${kind}`)} (${countText(newest?.counts[kind] ?? 0)})`;
  const isFirstCheck = newest?.check.checkedAt === null;
  return (
    <section>
      <p className={classes.intro}>{t('intro')}</p>
      <div className={classes.filters}>
        <Select
          className={classes.kind}
          aria-label={t('kinds.label')}
          value={view.kind ?? ''}
          onChange={(kind) => setView({ ...view, kind: (kind || undefined) as UpkeepKind })}
          data={[
            { value: '', label: `${t('kinds.all')} (${countText(all)})` },
            ...UPKEEP_KINDS.map((kind) => ({ value: kind, label: label(kind) })),
          ]}
          allowDeselect={false}
        />
        {newest && (newest.dismissed > 0 || view.dismissed) && (
          <Button
            variant="subtle"
            aria-pressed={view.dismissed}
            onClick={() => setView({ ...view, dismissed: !view.dismissed })}
          >
            {view.dismissed ? t('showOpen') : t('showDismissed', { number: formatNumber(newest.dismissed) })}
          </Button>
        )}
        <CheckState check={newest?.check} isBusy={checking.isPending} onCheck={() => checking.mutate()} />
      </div>
      {upkeep.isPending || (isFirstCheck && items.length === 0) ? (
        <div role="status" aria-label={t('loading')}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={140} mb={8} radius="lg" />
          ))}
        </div>
      ) : upkeep.isLoadingError ? (
        <LoadFailure error={upkeep.error} onRetry={upkeep.refetch} />
      ) : items.length === 0 ? (
        <EmptyState
          icon={<IconMoodCheck size={28} stroke={1.75} />}
          title={t('empty.title')}
          text={t('empty.text')}
        />
      ) : (
        UPKEEP_KINDS.filter((kind) => items.some((finding) => finding.kind === kind)).map((kind) => (
          <section key={kind} aria-label={t(`kinds.${kind}`)}>
            <h2 className={classes.group}>{label(kind)}</h2>
            <ul className={classes.findings}>
              {items
                .filter((finding) => finding.kind === kind)
                .map((finding) => (
                  <FindingItem
                    key={finding.findingId}
                    finding={finding}
                    links={links}
                    isDismissed={view.dismissed}
                    actions={{
                      ...actions,
                      onMerge: (keep, remove) => setMerging({ keep, remove }),
                      onOpenSource: setOpened,
                    }}
                  />
                ))}
            </ul>
          </section>
        ))
      )}
      <MoreButton query={upkeep} label={t('more')} />
      {merging && <MergeDialog of={of} merging={merging} onClose={() => setMerging(null)} />}
      {opened && (
        <OpenedSource
          appId={of.appId}
          sourceId={opened}
          onReadAgain={({ sourceId, kind }) => actions.onRead(sourceId, kind === 'site')}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

/** A check stores only so many of one kind. */
const countText = (count: number): string =>
  `${formatNumber(count)}${count === LIMITS.upkeepFindings ? '+' : ''}`;
