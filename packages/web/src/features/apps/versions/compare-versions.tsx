/** Compares two versions, or a version and the draft. */
import { Select, Skeleton } from '@mantine/core';
import type { AppId, VersionId } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { ChangeList } from './change-list.tsx';
import { useComparison, useVersions } from './use-versions.ts';
import classes from './versions.module.css';

type Other = VersionId | 'draft';

export function CompareVersions({ appId }: { appId: AppId }) {
  const { t } = useTranslation('designer');
  const versions = useVersions(appId).data?.pages.flatMap(({ items }) => items) ?? [];
  const [from, setFrom] = useState<VersionId | null>(null);
  const [to, setTo] = useState<Other>('draft');
  const older = from ?? versions[0]?.versionId;
  const { data, error, refetch } = useComparison(appId, older, to);
  if (!older) return null;
  const choices = versions.map(({ versionId, number }) => ({
    value: versionId as Other,
    label: t('versions.number', { number }),
  }));
  return (
    <section className={classes.card} aria-label={t('compare.title')}>
      <h2 className={classes.title}>{t('compare.title')}</h2>
      <div className={classes.choice}>
        <Select
          label={t('compare.from')}
          allowDeselect={false}
          data={choices}
          value={older}
          onChange={(next) => setFrom(next as VersionId)}
        />
        <Select
          label={t('compare.to')}
          allowDeselect={false}
          data={[{ value: 'draft' as Other, label: t('compare.draft') }, ...choices]}
          value={to}
          onChange={(next) => setTo(next as Other)}
        />
      </div>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton height={80} radius="md" />}
      {data?.length === 0 && <p className={classes.quiet}>{t('compare.same')}</p>}
      {data && data.length > 0 && <ChangeList key={older + to} changes={data} label={t('compare.title')} />}
    </section>
  );
}
