/** The settings screen: the model of the app, how it searches, how long it stores data, and links. */
import { Anchor } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import { permits } from '@parrot/contract/core';
import { saveModel } from '@parrot/contract/models';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IDENTITY_ANCHOR } from '../../../features/apps/identity/identity-card.tsx';
import { AppStatus } from '../../../features/apps/list/app-status.tsx';
import { SettingsConflict } from '../../../features/apps/settings/settings-conflict.tsx';
import { useSetting } from '../../../features/apps/settings/use-setting.ts';
import { UnderstandingPanel } from '../../../features/knowledge/understanding/understanding-panel.tsx';
import { AppModel } from '../../../features/models/app-model.tsx';
import { RetentionPanel } from '../../../features/privacy/retention/retention-panel.tsx';
import { useRights } from '../../../shared/session/use-rights.ts';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { AnswerLevels } from './answer-levels.tsx';
import { designerPath } from './designer-path.ts';
import { hasScreen } from './designer-screens.tsx';
import { GenAiPanel } from './gen-ai/gen-ai-panel.tsx';
import classes from './settings-screen.module.css';

export function SettingsScreen({ app }: { app: App }) {
  const { t } = useTranslation('models');
  const mayConnect = permits(useRights(), saveModel.access);
  const { value, set } = useSetting('gptData.type');
  return (
    <>
      <SettingsConflict />
      <PageFrame title={app.appName} subtitle={<AppStatus status={app.status} />}>
        <div className={classes.panels}>
          <AppModel choice={{ value, onChange: set }} mayConnect={mayConnect}>
            {mayConnect && (
              <Anchor component={Link} to="/home/studio/models">
                {t('app.manage')}
              </Anchor>
            )}
          </AppModel>
          <div className={classes.column}>
            <GenAiPanel app={app} />
            <AnswerLevels app={app} />
            <UnderstandingPanel appId={app.appId} />
            <RetentionPanel appId={app.appId} />
            <MoreSettings app={app} />
          </div>
        </div>
      </PageFrame>
    </>
  );
}

function MoreSettings({ app: { appId, appType } }: { app: App }) {
  const { t } = useTranslation('models');
  const part = (name: string) => designerPath(appId, 'personalization', { part: name });
  const links = {
    languages: part('languages'),
    behaviour: part('behaviour'),
    visitors: part('visitors'),
    identity: designerPath(appId, 'publish') + IDENTITY_ANCHOR,
    ...(hasScreen(appType, 'faq') && {
      threshold: designerPath(appId, 'questions', { screen: 'faq' }),
    }),
  };
  return (
    <Panel title={t('more.title')}>
      <ul className={classes.links}>
        {(Object.keys(links) as (keyof typeof links)[]).map((name) => (
          <li key={name}>
            <Anchor component={Link} to={links[name] as string}>
              {t(`more.${name}`)}
            </Anchor>
            <span className={classes.help}>{t(`more.${name}Help`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
