/** Step three: the app goes out, with everything that belongs to it. */
import type { App } from '@parrot/contract/apps';
import { AppStatus } from '../../features/apps/app-status.tsx';
import { DOMAINS_PLACE } from '../../features/apps/publish-domains.tsx';
import { PublishPanel } from '../../features/apps/publish-panel.tsx';
import { ConflictBanner } from '../../features/personalization/conflict-banner.tsx';
import { useEditing } from '../../features/personalization/editor-context.ts';
import { useSetting } from '../../features/personalization/use-setting.ts';
import { UnpublishedChanges } from '../../features/versions/unpublished-changes.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { designerAddress } from './designer-address.ts';

export function DesignerPublish({ app }: { app: App }) {
  const { editor } = useEditing();
  const { value, set, problem } = useSetting('behaviour.allowedDomains');
  const { appId } = app;
  const part = (name: string) => designerAddress(appId, 'personalization', { part: name });
  return (
    <>
      <ConflictBanner />
      <PageFrame title={app.appName} subtitle={<AppStatus status={app.status} />}>
        <PublishPanel
          app={app}
          saveFirst={editor.save}
          changes={app.hasUnpublishedChanges && <UnpublishedChanges app={app} />}
          domains={{ value, onChange: set, problem }}
          mend={{
            knowledge: designerAddress(appId),
            contrast: part('colours'),
            domains: designerAddress(appId, 'publish') + DOMAINS_PLACE,
            handOver: part('behaviour'),
          }}
        />
      </PageFrame>
    </>
  );
}
