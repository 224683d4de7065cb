/** Step one: the flow of the bot and its knowledge. */
import type { App } from '@parrot/contract/apps';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useGeneratedCount } from '../../../features/knowledge/faqs/generated/use-generated.ts';
import { useUpkeepCount } from '../../../features/knowledge/upkeep/use-upkeep.ts';
import { useGroupCounts } from '../../../features/learning/use-learning.ts';
import { useDesignerSession } from '../../../state/designer-session.ts';
import { useFlowStore } from '../../../state/flow-store.ts';
import classes from './designer-screens.module.css';
import { DesignerScreens, screenIn } from './designer-screens.tsx';
import { type FlowDraft, FlowScreen } from './flow-screen.tsx';
import { FaqsScreen } from './knowledge/faqs-screen.tsx';
import { GeneratedFaqsScreen } from './knowledge/generated-faqs-screen.tsx';
import { SourcesScreen } from './knowledge/sources-screen.tsx';
import { UnansweredScreen } from './knowledge/unanswered-screen.tsx';
import { UpkeepScreen } from './knowledge/upkeep-screen.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { TryMeLayout } from './try-me-panel.tsx';

export function BuildStep({ app, draft }: { app: App; draft: FlowDraft }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { appId, appType, appName } = app;
  const lastScreen = useFlowStore((flow) => flow.defaultDesignerSidebar);
  // Without an app in the URL, the last app opens at its last screen.
  const screen = screenIn(query.has('app') ? query : new URLSearchParams({ screen: lastScreen }), appType);
  const suggestions = useGeneratedCount(appId, {
    enabled: appType !== 'FUNCTIONAL',
    isWatched: screen === 'documents',
  });
  const unanswered = useGroupCounts(appId, appType !== 'FUNCTIONAL');
  const upkeep = useUpkeepCount(appId, appType !== 'FUNCTIONAL');
  useEffect(() => {
    useDesignerSession.setState({ showDesigner: screen });
    useFlowStore.setState({ defaultDesignerSidebar: screen });
  }, [screen]);
  const screens = (
    <DesignerScreens
      appId={appId}
      type={appType}
      shown={screen}
      counts={{
        faq: app.faqCount,
        documents: app.sourceCount,
        generated: suggestions,
        unanswered: unanswered?.open,
        upkeep,
      }}
    />
  );
  if (screen === 'designer') {
    return (
      <>
        <title>{t('pageTitle', { page: appName })}</title>
        <FlowScreen app={app} draft={draft} screens={screens} />
      </>
    );
  }
  if (screen === 'faq') return <FaqsScreen app={app} screens={screens} />;
  return (
    <div className={classes.layout}>
      <div className={classes.side}>{screens}</div>
      <div className={classes.content}>
        <TryMeLayout app={app}>
          {screen === 'settings' && <SettingsScreen app={app} />}
          {screen === 'generated' && <GeneratedFaqsScreen app={app} />}
          {screen === 'unanswered' && <UnansweredScreen app={app} />}
          {screen === 'upkeep' && <UpkeepScreen app={app} />}
          {screen === 'documents' && <SourcesScreen app={app} />}
        </TryMeLayout>
      </div>
    </div>
  );
}
