/** The versions of an app: all of them, or the one in the URL. */
import type { App, AppVersion } from '@parrot/contract/apps';
import { versionId } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PreviewStage } from '../../../features/apps/settings/preview/preview-stage.tsx';
import { CompareVersions } from '../../../features/apps/versions/compare-versions.tsx';
import { RestoreVersionDialog } from '../../../features/apps/versions/restore-version-dialog.tsx';
import { VersionList } from '../../../features/apps/versions/version-list.tsx';
import { VersionView } from '../../../features/apps/versions/version-view.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import classes from './designer.module.css';
import { designerPath } from './designer-path.ts';
import { useSaveAll } from './use-save-all.ts';

export function VersionsScreen({ app: { appId, appName } }: { app: App }) {
  const { t } = useTranslation('designer');
  const saveFirst = useSaveAll();
  const [query] = useSearchParams();
  const [wanted, setWanted] = useState<AppVersion | null>(null);
  const opened = versionId.safeParse(query.get('version'));
  const all = designerPath(appId, 'versions');

  // A pending save must not arrive after the restored state.
  const ask = (version: AppVersion) => void saveFirst().then(() => setWanted(version));
  return (
    <PageFrame title={appName} subtitle={t('versions.subtitle')}>
      <div className={classes.versions}>
        {opened.success ? (
          <VersionView
            appId={appId}
            versionId={opened.data}
            back={all}
            preview={(settings, language) => <PreviewStage settings={settings} language={language} />}
            onRestore={ask}
          />
        ) : (
          <div className={classes.sides}>
            <VersionList
              appId={appId}
              addressOf={(id) => designerPath(appId, 'versions', { version: id })}
              onRestore={ask}
            />
            <CompareVersions appId={appId} />
          </div>
        )}
      </div>
      <RestoreVersionDialog appId={appId} version={wanted} onClose={() => setWanted(null)} />
    </PageFrame>
  );
}
