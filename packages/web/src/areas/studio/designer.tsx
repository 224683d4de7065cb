/** One app being made: its questions first, then publishing. */
import { Button, Skeleton, Tabs } from '@mantine/core';
import type { AppId } from '@parrot/contract/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { AppStatus } from '../../features/apps/app-status.tsx';
import { PublishPanel } from '../../features/apps/publish-panel.tsx';
import { useApp, useRefreshApps } from '../../features/apps/use-apps.ts';
import { FaqList } from '../../features/knowledge/faq-list.tsx';
import { tourPlace } from '../../shared/tour/tour-places.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { useDesignerSession } from '../../state/designer-session.ts';
import { useFlowStore } from '../../state/flow-store.ts';
import classes from './designer.module.css';
import { type DesignerStep, designerAddress } from './designer-address.ts';

export function Designer({ appId, step }: { appId: AppId; step: DesignerStep }) {
  const { t } = useTranslation('studio');
  const navigate = useNavigate();
  const refreshApps = useRefreshApps();
  const { data: app, error, isPending, refetch } = useApp(appId);

  useEffect(() => {
    useDesignerSession.setState({ activeRoute: step === 'publish' ? 2 : 0 });
  }, [step]);
  useEffect(() => {
    if (app) useFlowStore.setState({ appId: app.appId, botAppName: app.appName, parrotID: app.parrotId });
  }, [app]);

  if (isPending) {
    return (
      <PageFrame title={t('designer.title')}>
        <div role="status" aria-label={t('designer.loading')}>
          <Skeleton height={240} radius="lg" />
        </div>
      </PageFrame>
    );
  }
  if (!app) {
    return (
      <PageFrame
        title={t('designer.title')}
        actions={
          <Button variant="default" component={Link} to="/home/studio/apps">
            {t('designer.toApps')}
          </Button>
        }
      >
        <LoadFailure error={error} onRetry={refetch} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={app.appName} subtitle={<AppStatus status={app.status} />}>
      <Tabs
        value={step}
        keepMounted={false}
        onChange={(next) => navigate(designerAddress(appId, next === 'publish' ? 'publish' : 'questions'))}
      >
        <Tabs.List aria-label={t('designer.steps')} className={classes.steps} {...tourPlace('designerSteps')}>
          <Tabs.Tab value="questions">{t('designer.questions')}</Tabs.Tab>
          <Tabs.Tab value="publish">{t('designer.publish')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="questions">
          <FaqList of={{ appId, languageCode: app.language, onChanged: refreshApps }} />
        </Tabs.Panel>
        <Tabs.Panel value="publish">
          <PublishPanel app={app} />
        </Tabs.Panel>
      </Tabs>
    </PageFrame>
  );
}
