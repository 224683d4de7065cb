/** Loads the flow of an app and opens the flow designer, a lazy chunk. */
import { Skeleton } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlowEditor } from '../../../features/flows/editor/flow-editor.ts';
import { loadOrReload } from '../../../shared/browser/load-or-reload.ts';
import { loadTexts } from '../../../shared/i18n/i18n.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import classes from './flow-screen.module.css';

const FlowDesigner = lazy(() =>
  loadOrReload('flow-room', async () => {
    const [room] = await Promise.all([
      import('../../../features/flows/flow-designer.tsx'),
      loadTexts(['flow', 'blocks', 'try']),
    ]);
    return room;
  }),
);

export type FlowDraft = { editor: FlowEditor | null; error: Error | null; retry: () => void };
type FlowScreenProps = { app: App; draft: FlowDraft; screens: ReactNode };

export function FlowScreen({ app, draft, screens }: FlowScreenProps) {
  const { t } = useTranslation('flow');
  const { editor, error, retry } = draft;
  const loading = (
    <div className={classes.loading} role="status" aria-label={t('editor.loading')}>
      <Skeleton height="100%" radius="lg" />
    </div>
  );
  return (
    <div className={classes.flow}>
      <h1 className={classes.hidden}>{app.appName}</h1>
      {!editor && error && <LoadFailure error={error} onRetry={retry} />}
      {!editor && !error && loading}
      {editor && (
        <Suspense fallback={loading}>
          <FlowDesigner appName={app.appName} screens={screens} />
        </Suspense>
      )}
    </div>
  );
}
