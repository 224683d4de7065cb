/** Says that sources changed since the last publishing, and opens what changed. */
import { Button, Drawer } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { MoreButton } from '../../../shared/table/more-button.tsx';
import type { SourcesOf } from '../sources/use-sources.ts';
import { ChangedSourceItem } from './changed-source-item.tsx';
import classes from './source-review.module.css';
import { useChangedSources } from './use-changed-sources.ts';

type ChangedSourcesProps = {
  of: SourcesOf;
  editedAt: string;
  /** Before the first publishing there is nothing to compare with. */
  isPublished: boolean;
  /** Which real questions would get another answer. */
  answers: ReactNode;
};

export function ChangedSources({ of, editedAt, isPublished, answers }: ChangedSourcesProps) {
  const { t } = useTranslation(['upkeep', 'shell']);
  const [isOpen, setOpen] = useState(false);
  const changed = useChangedSources(of.appId, editedAt, isPublished);
  const total = changed.data?.pages[0]?.total ?? 0;
  const items = changed.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      {total > 0 && (
        <div className={classes.banner} role="status">
          <span className={classes.grow}>
            {t('review.banner', { count: total, number: formatNumber(total) })}
          </span>
          <Button size="sm" variant="default" onClick={() => setOpen(true)}>
            {t('review.open')}
          </Button>
        </div>
      )}
      <Drawer
        opened={isOpen && total > 0}
        onClose={() => setOpen(false)}
        position="right"
        size={680}
        title={t('review.title')}
        closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      >
        <p className={classes.intro}>{t('review.intro')}</p>
        <ul className={classes.sources}>
          {items.map((source) => (
            <ChangedSourceItem key={source.sourceId} of={of} source={source} />
          ))}
        </ul>
        <MoreButton query={changed} label={t('more')} />
        {answers}
      </Drawer>
    </>
  );
}
