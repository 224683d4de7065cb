/** The content of a version: settings, FAQs, and a preview of the bot. */
import { Button, Skeleton } from '@mantine/core';
import type { AppSettings, AppVersion } from '@parrot/contract/apps';
import type { AppId, LanguageCode, VersionId } from '@parrot/contract/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '../../../shared/format/format-date-time.ts';
import { IconArrowLeft } from '../../../shared/icons/arrow-left.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { Pill } from '../../../shared/ui/pill.tsx';
import { FrozenFaqs } from './frozen-faqs.tsx';
import { FrozenFlow } from './frozen-flow.tsx';
import { FrozenSettings } from './frozen-settings.tsx';
import { FrozenSources } from './frozen-sources.tsx';
import { useVersion } from './use-versions.ts';
import classes from './versions.module.css';

type VersionViewProps = {
  appId: AppId;
  versionId: VersionId;
  back: string;
  preview: (settings: AppSettings, language: LanguageCode) => ReactNode;
  onRestore: (version: AppVersion) => void;
};

export function VersionView({ appId, versionId, back, preview, onRestore }: VersionViewProps) {
  const { t } = useTranslation('designer');
  const { data, error, refetch } = useVersion(appId, versionId);
  const toAll = (
    <Button
      component={Link}
      to={back}
      size="sm"
      variant="subtle"
      color="gray"
      className={classes.back}
      leftSection={<IconArrowLeft size={16} stroke={1.75} aria-hidden />}
    >
      {t('versions.all')}
    </Button>
  );
  if (!data) {
    return (
      <>
        {toAll}
        {error ? (
          <LoadFailure error={error} onRetry={refetch} />
        ) : (
          <div role="status" aria-label={t('versions.loading')}>
            <Skeleton height={240} radius="lg" />
          </div>
        )}
      </>
    );
  }
  const { version, settings, language, faqs, sources, flow } = data;
  return (
    <>
      {toAll}
      <div className={classes.head}>
        <div>
          <h2 className={classes.title}>
            {t('versions.number', { number: version.number })}{' '}
            {version.isLive ? (
              <Pill tone="ok" dot>
                {t('versions.live')}
              </Pill>
            ) : (
              <Pill>{t('versions.readOnly')}</Pill>
            )}
          </h2>
          {version.note && <p className={classes.note}>{version.note}</p>}
          <p className={classes.by}>
            {t('versions.by', { name: version.publishedBy, when: formatDateTime(version.publishedAt) })}
          </p>
        </div>
        <Button variant="default" onClick={() => onRestore(version)}>
          {t('versions.restore')}
        </Button>
      </div>
      <div className={classes.frozen}>
        <div className={classes.column}>
          <FrozenFlow flow={flow} />
          <FrozenFaqs faqs={faqs} />
          <FrozenSources sources={sources} />
          <FrozenSettings settings={settings} language={language} />
        </div>
        <div className={classes.preview}>{preview(settings, language)}</div>
      </div>
    </>
  );
}
