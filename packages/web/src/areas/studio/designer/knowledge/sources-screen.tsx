/** The screen of documents and pages. */
import type { App } from '@parrot/contract/apps';
import { AppStatus } from '../../../../features/apps/list/app-status.tsx';
import { useRefreshApps } from '../../../../features/apps/use-apps.ts';
import { SourceList } from '../../../../features/knowledge/sources/source-list.tsx';
import { PageFrame } from '../../../../shared/ui/page-frame.tsx';

export function SourcesScreen({ app: { appId, appName, status } }: { app: App }) {
  const refreshApps = useRefreshApps();
  return (
    <PageFrame title={appName} subtitle={<AppStatus status={status} />}>
      <SourceList of={{ appId, onChanged: refreshApps }} />
    </PageFrame>
  );
}
