/** Step three: the app goes out, with everything that belongs to it. */
import type { App } from '@parrot/contract/apps';
import { IDENTITY_PLACE } from '../../../features/apps/identity/identity-card.tsx';
import { AppStatus } from '../../../features/apps/list/app-status.tsx';
import { DOMAINS_PLACE } from '../../../features/apps/publishing/allowed-domains.tsx';
import { PublishPanel } from '../../../features/apps/publishing/publish-panel.tsx';
import { ConflictBanner } from '../../../features/apps/settings/conflict-banner.tsx';
import { useSetting } from '../../../features/apps/settings/use-setting.ts';
import { UnpublishedChanges } from '../../../features/apps/versions/unpublished-changes.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { designerAddress } from './designer-path.ts';
import { useSaveEverything } from './use-save-all.ts';

export function DesignerPublish({ app }: { app: App }) {
  const saveFirst = useSaveEverything();
  const { value, set, problem } = useSetting('behaviour.allowedDomains');
  const authentication = useSetting('behaviour.authentication');
  const { appId } = app;
  const part = (name: string) => designerAddress(appId, 'personalization', { part: name });
  return (
    <>
      <ConflictBanner />
      <PageFrame title={app.appName} subtitle={<AppStatus status={app.status} />}>
        <PublishPanel
          app={app}
          saveFirst={saveFirst}
          changes={app.hasUnpublishedChanges && <UnpublishedChanges app={app} />}
          domains={{ value, onChange: set, problem }}
          authentication={{ value: authentication.value, onChange: authentication.set }}
          mend={{
            knowledge: designerAddress(appId),
            contrast: part('colours'),
            domains: designerAddress(appId, 'publish') + DOMAINS_PLACE,
            handOver: part('behaviour'),
            identity: designerAddress(appId, 'publish') + IDENTITY_PLACE,
            flow: designerAddress(appId),
            tests: designerAddress(appId),
            sources: designerAddress(appId, 'questions', { screen: 'documents' }),
          }}
        />
      </PageFrame>
    </>
  );
}
