/** Step one: what the bot does, drawn, and what it knows. */
import type { App } from '@parrot/contract/apps';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useGeneratedCount } from '../../../features/knowledge/faqs/generated/use-generated.ts';
import { useGroupCounts } from '../../../features/learning/use-learning.ts';
import { useDesignerSession } from '../../../state/designer-session.ts';
import { useFlowStore } from '../../../state/flow-store.ts';
import classes from './designer-screens.module.css';
import { DesignerScreens, screenIn } from './designer-screens.tsx';
import { DesignerFlow, type FlowDraft } from './flow-screen.tsx';
import { DesignerFaq } from './knowledge/faqs-screen.tsx';
import { DesignerGenerated } from './knowledge/generated-faqs-screen.tsx';
import { DesignerDocuments } from './knowledge/sources-screen.tsx';
import { DesignerUnanswered } from './knowledge/unanswered-screen.tsx';
import { DesignerSettings } from './settings-screen.tsx';
import { BesideTryMe } from './try-me-panel.tsx';

export function DesignerMain({ app, draft }: { app: App; draft: FlowDraft }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { appId, appType, appName } = app;
  const lastScreen = useFlowStore((flow) => flow.defaultDesignerSidebar);
  // Without an app in the address the last app opens, at its last screen.
  const screen = screenIn(query.has('app') ? query : new URLSearchParams({ screen: lastScreen }), appType);
  const suggestions = useGeneratedCount(appId, {
    enabled: appType !== 'FUNCTIONAL',
    isWatched: screen === 'documents',
  });
  const unanswered = useGroupCounts(appId, appType !== 'FUNCTIONAL');
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
      }}
    />
  );
  if (screen === 'designer') {
    return (
      <>
        <title>{t('pageTitle', { page: appName })}</title>
        <DesignerFlow app={app} draft={draft} screens={screens} />
      </>
    );
  }
  if (screen === 'faq') return <DesignerFaq app={app} screens={screens} />;
  return (
    <div className={classes.beside}>
      <div className={classes.side}>{screens}</div>
      <div className={classes.content}>
        <BesideTryMe app={app}>
          {screen === 'settings' && <DesignerSettings app={app} />}
          {screen === 'generated' && <DesignerGenerated app={app} />}
          {screen === 'unanswered' && <DesignerUnanswered app={app} />}
          {screen === 'documents' && <DesignerDocuments app={app} />}
        </BesideTryMe>
      </div>
    </div>
  );
}
