/** The screen of documents and pages, with what changed in them since the last publishing. */
import type { App } from '@parrot/contract/apps';
import { AppStatus } from '../../../../features/apps/list/app-status.tsx';
import { useRefreshApps } from '../../../../features/apps/use-apps.ts';
import { ChangedSources } from '../../../../features/knowledge/source-review/changed-sources.tsx';
import { SourceList } from '../../../../features/knowledge/sources/source-list.tsx';
import { PageFrame } from '../../../../shared/ui/page-frame.tsx';
import { AffectedAnswers } from './affected-answers.tsx';

export function SourcesScreen({ app }: { app: App }) {
  const { appId, appName, status, publishedAt, updatedAt } = app;
  const refreshApps = useRefreshApps();
  const of = { appId, onChanged: refreshApps };
  return (
    <PageFrame title={appName} subtitle={<AppStatus status={status} />}>
      <ChangedSources
        of={of}
        editedAt={updatedAt}
        isPublished={publishedAt !== null}
        answers={<AffectedAnswers app={app} />}
      />
      <SourceList of={of} />
    </PageFrame>
  );
}
