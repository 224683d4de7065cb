/** The differences between the draft and the latest version. */
import { Skeleton } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { ChangeList } from './change-list.tsx';
import { useComparison, useVersions } from './use-versions.ts';
import classes from './versions.module.css';

export function UnpublishedChanges({ app: { appId } }: { app: App }) {
  const { t } = useTranslation('designer');
  const versions = useVersions(appId);
  const latest = versions.data?.pages[0]?.items[0];
  const comparison = useComparison(appId, latest?.versionId, 'draft');
  const { data, error } = comparison;
  if (versions.error ?? error) {
    const retry = () => void (versions.error ? versions.refetch() : comparison.refetch());
    return <LoadFailure error={versions.error ?? error} onRetry={retry} />;
  }
  if (versions.data && !latest) return null;
  if (!latest || !data) return <Skeleton height={80} radius="md" />;
  if (data.length === 0) return null;
  const title = t('changes.since', { number: latest.number });
  return (
    <div className={classes.since}>
      <h3 className={classes.subtitle}>{title}</h3>
      <ChangeList changes={data} label={title} />
    </div>
  );
}
