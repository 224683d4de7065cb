/** Step one: what the bot does, drawn, and what it knows. */
import type { App } from '@parrot/contract/apps';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AppStatus } from '../../features/apps/app-status.tsx';
import { useRefreshApps } from '../../features/apps/use-apps.ts';
import { FaqList } from '../../features/knowledge/faq-list.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { useDesignerSession } from '../../state/designer-session.ts';
import { DesignerDocuments } from './designer-documents.tsx';
import { DesignerFlow, type FlowDraft } from './designer-flow.tsx';
import classes from './designer-screens.module.css';
import { DesignerScreens, screenIn } from './designer-screens.tsx';
import { BesideTryMe } from './designer-try.tsx';

export function DesignerMain({ app, draft }: { app: App; draft: FlowDraft }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const refreshApps = useRefreshApps();
  const { appId, appType, appName } = app;
  const screen = screenIn(query, appType);
  useEffect(() => {
    useDesignerSession.setState({ showDesigner: screen });
  }, [screen]);
  const screens = (
    <DesignerScreens
      appId={appId}
      type={appType}
      shown={screen}
      counts={{ faq: app.faqCount, documents: app.sourceCount }}
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
  const content =
    screen === 'documents' ? (
      <DesignerDocuments app={app} />
    ) : (
      <PageFrame title={appName} subtitle={<AppStatus status={app.status} />}>
        <FaqList of={{ appId, languageCode: app.language, onChanged: refreshApps }} />
      </PageFrame>
    );
  return (
    <div className={classes.beside}>
      <div className={classes.side}>{screens}</div>
      <div className={classes.content}>
        <BesideTryMe app={app}>{content}</BesideTryMe>
      </div>
    </div>
  );
}
