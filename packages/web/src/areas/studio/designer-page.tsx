/** Where an app is made: its questions first, then publishing. */
import { Button, Skeleton, Tabs } from '@mantine/core';
import { type AppId, appId } from '@parrot/contract/core';
import { IconMessageChatbot } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AppStatus } from '../../features/apps/app-status.tsx';
import { PublishPanel } from '../../features/apps/publish-panel.tsx';
import { useApp, useRefreshApps } from '../../features/apps/use-apps.ts';
import { FaqList } from '../../features/knowledge/faq-list.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { useDesignerSession } from '../../state/designer-session.ts';
import { useFlowStore } from '../../state/flow-store.ts';
import { type DesignerStep, designerAddress } from './designer-address.ts';
import classes from './designer-page.module.css';

export default function DesignerPage() {
  const { t } = useTranslation('studio');
  const [query] = useSearchParams();
  const lastApp = useFlowStore((flow) => flow.appId);
  const chosen = appId.safeParse(query.get('app') ?? lastApp);
  if (chosen.success)
    return <Designer appId={chosen.data} step={query.get('step') === 'publish' ? 'publish' : 'questions'} />;
  return (
    <PageFrame title={t('designer.noApp.title')}>
      <EmptyState
        icon={<IconMessageChatbot size={28} stroke={1.75} />}
        title={t('designer.noApp.title')}
        text={t('designer.noApp.text')}
        action={
          <Button component={Link} to="/home/studio/apps">
            {t('designer.noApp.action')}
          </Button>
        }
      />
    </PageFrame>
  );
}

function Designer({ appId: id, step }: { appId: AppId; step: DesignerStep }) {
  const { t } = useTranslation('studio');
  const navigate = useNavigate();
  const refreshApps = useRefreshApps();
  const { data: app, error, isPending, refetch } = useApp(id);

  useEffect(() => {
    useDesignerSession.setState({ activeRoute: step === 'publish' ? 2 : 0 });
  }, [step]);
  useEffect(() => {
    if (app) useFlowStore.setState({ appId: app.appId, botAppName: app.appName, parrotID: app.parrotId });
  }, [app]);

  if (isPending) {
    return (
      <PageFrame title={t('designer.loading')}>
        <Skeleton height={240} radius="lg" />
      </PageFrame>
    );
  }
  if (!app) {
    return (
      <PageFrame title={t('designer.noApp.title')}>
        <LoadFailure error={error} onRetry={refetch} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={app.appName} subtitle={<AppStatus status={app.status} />}>
      <Tabs
        value={step}
        onChange={(next) => navigate(designerAddress(id, next === 'publish' ? 'publish' : 'questions'))}
      >
        <Tabs.List aria-label={t('designer.steps')} className={classes.steps}>
          <Tabs.Tab value="questions">{t('designer.questions')}</Tabs.Tab>
          <Tabs.Tab value="publish">{t('designer.publish')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="questions">
          <FaqList appId={id} onChanged={refreshApps} />
        </Tabs.Panel>
        <Tabs.Panel value="publish">
          <PublishPanel app={app} />
        </Tabs.Panel>
      </Tabs>
    </PageFrame>
  );
}
