/** Loads an app and opens it at its step. */
import { Button, Skeleton } from '@mantine/core';
import type { AppId } from '@parrot/contract/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppDetails } from '../../../features/apps/use-app-details.ts';
import { IconArchive } from '../../../shared/icons/archive.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { useDesignerSession } from '../../../state/designer-session.ts';
import { useFlowStore } from '../../../state/flow-store.ts';
import type { DesignerStep } from './designer-path.ts';
import { DesignerSteps } from './designer-steps.tsx';

const ROUTES = { questions: 0, personalization: 1, publish: 2, versions: 2 } as const;

export function Designer({ appId, step }: { appId: AppId; step: DesignerStep }) {
  const { t } = useTranslation('designer');
  const { data: details, error, isPending, refetch } = useAppDetails(appId);
  const app = details?.app;

  useEffect(() => {
    useDesignerSession.setState({ activeRoute: ROUTES[step] });
  }, [step]);
  useEffect(() => {
    if (app) useFlowStore.setState({ appId: app.appId, botAppName: app.appName, parrotID: app.parrotId });
  }, [app]);

  if (isPending) {
    return (
      <PageFrame title={t('steps.questions')}>
        <div role="status" aria-label={t('designer.loading')}>
          <Skeleton height={240} radius="lg" />
        </div>
      </PageFrame>
    );
  }
  const toApps = (
    <Button variant="default" component={Link} to="/home/studio/apps">
      {t('designer.toApps')}
    </Button>
  );
  if (!details) {
    return (
      <PageFrame title={t('steps.questions')} actions={toApps}>
        <LoadFailure error={error} onRetry={refetch} />
      </PageFrame>
    );
  }
  if (details.app.archivedAt) {
    return (
      <PageFrame title={details.app.appName}>
        <EmptyState
          icon={<IconArchive size={28} stroke={1.75} />}
          title={t('designer.archived.title')}
          text={t('designer.archived.text')}
          action={toApps}
        />
      </PageFrame>
    );
  }
  return <DesignerSteps details={details} step={step} />;
}
