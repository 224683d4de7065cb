/** The settings screen: the model, and links to other settings. Team admins also connect models here. */
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
import { TeamModels } from '../../../features/models/team-models.tsx';
import { useRights } from '../../../shared/session/use-rights.ts';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { designerPath } from './designer-path.ts';
import { hasScreen } from './designer-screens.tsx';
import classes from './settings-screen.module.css';

export function SettingsScreen({ app }: { app: App }) {
  const mayConnect = permits(useRights(), saveModel.access);
  const { value, set } = useSetting('behaviour.modelProvider');
  return (
    <>
      <SettingsConflict />
      <PageFrame title={app.appName} subtitle={<AppStatus status={app.status} />}>
        <div className={classes.panels}>
          <AppModel choice={{ value, onChange: set }} mayConnect={mayConnect} />
          <UnderstandingPanel appId={app.appId} />
          <MoreSettings app={app} />
          {mayConnect && <TeamModels />}
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
      <ul className={classes.places}>
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
