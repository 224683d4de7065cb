/** Step three: publishing. */
import type { App } from '@parrot/contract/apps';
import { IDENTITY_ANCHOR } from '../../../features/apps/identity/identity-card.tsx';
import { AppStatus } from '../../../features/apps/list/app-status.tsx';
import { DOMAINS_ANCHOR } from '../../../features/apps/publishing/allowed-domains.tsx';
import { PublishPanel } from '../../../features/apps/publishing/publish-panel.tsx';
import { SettingsConflict } from '../../../features/apps/settings/settings-conflict.tsx';
import { useSetting } from '../../../features/apps/settings/use-setting.ts';
import { UnpublishedChanges } from '../../../features/apps/versions/unpublished-changes.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { causePath } from './cause-path.ts';
import { designerPath } from './designer-path.ts';
import { useSaveAll } from './use-save-all.ts';

export function PublishStep({ app }: { app: App }) {
  const saveFirst = useSaveAll();
  const { value, set, problem } = useSetting('behaviour.allowedDomains');
  const authentication = useSetting('behaviour.authentication');
  const { appId } = app;
  const part = (name: string) => designerPath(appId, 'personalization', { part: name });
  return (
    <>
      <SettingsConflict />
      <PageFrame title={app.appName} subtitle={<AppStatus status={app.status} />}>
        <PublishPanel
          app={app}
          saveFirst={saveFirst}
          causeLink={(cause) => causePath(appId, cause)}
          changes={app.hasUnpublishedChanges && <UnpublishedChanges app={app} />}
          domains={{ value, onChange: set, problem }}
          authentication={{ value: authentication.value, onChange: authentication.set }}
          fixLinks={{
            knowledge: designerPath(appId),
            contrast: part('colors'),
            domains: designerPath(appId, 'publish') + DOMAINS_ANCHOR,
            handOver: part('behaviour'),
            identity: designerPath(appId, 'publish') + IDENTITY_ANCHOR,
            flow: designerPath(appId),
            tests: designerPath(appId),
            sources: designerPath(appId, 'questions', { screen: 'documents' }),
          }}
        />
      </PageFrame>
    </>
  );
}
