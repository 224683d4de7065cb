/** The published versions, newest first. */
import { Button, Skeleton } from '@mantine/core';
import type { AppVersion } from '@parrot/contract/apps';
import type { AppId, VersionId } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '../../../shared/format/format-date-time.ts';
import { IconHistory } from '../../../shared/icons/history.ts';
import { MoreButton } from '../../../shared/table/more-button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { Pill } from '../../../shared/ui/pill.tsx';
import { useVersions } from './use-versions.ts';
import classes from './versions.module.css';

type VersionListProps = {
  appId: AppId;
  addressOf: (versionId: VersionId) => string;
  onRestore: (version: AppVersion) => void;
};

export function VersionList({ appId, addressOf, onRestore }: VersionListProps) {
  const { t } = useTranslation('designer');
  const query = useVersions(appId);
  const versions = query.data?.pages.flatMap(({ items }) => items);
  if (query.isPending) {
    return (
      <div role="status" aria-label={t('versions.loading')}>
        <Skeleton height={160} radius="lg" />
      </div>
    );
  }
  if (!versions) return <LoadFailure error={query.error} onRetry={query.refetch} />;
  if (versions.length === 0) {
    return (
      <EmptyState
        icon={<IconHistory size={28} stroke={1.75} />}
        title={t('versions.empty.title')}
        text={t('versions.empty.text')}
      />
    );
  }
  return (
    <>
      <ul className={classes.list} aria-label={t('versions.title')}>
        {versions.map((version) => (
          <li key={version.versionId} className={classes.version}>
            <div className={classes.text}>
              <p className={classes.name}>
                {t('versions.number', { number: version.number })}
                {version.isLive && (
                  <Pill tone="ok" dot>
                    {t('versions.live')}
                  </Pill>
                )}
              </p>
              {version.note && <p className={classes.note}>{version.note}</p>}
              <p className={classes.by}>
                {t('versions.by', { name: version.publishedBy, when: formatDateTime(version.publishedAt) })}
              </p>
            </div>
            <div className={classes.actions}>
              <Button
                component={Link}
                to={addressOf(version.versionId)}
                size="sm"
                variant="default"
                aria-label={t('versions.openNamed', { number: version.number })}
              >
                {t('versions.open')}
              </Button>
              <Button
                size="sm"
                variant="default"
                aria-label={t('versions.restoreNamed', { number: version.number })}
                onClick={() => onRestore(version)}
              >
                {t('versions.restore')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <MoreButton query={query} label={t('versions.more')} />
    </>
  );
}
