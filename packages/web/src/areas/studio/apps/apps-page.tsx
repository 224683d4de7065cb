/** The apps page: own apps, shared ones, samples and the archive, and creating a new app. */
import { Button, Tabs } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { createApp } from '@parrot/contract/apps';
import { permits } from '@parrot/contract/core';
import { responseApps } from '@parrot/contract/responses';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadActionDialog } from '../../../features/apps/actions/use-app-actions.tsx';
import { APP_TABS } from '../../../features/apps/list/app-query.ts';
import { useAppCounts } from '../../../features/apps/list/use-app-list.ts';
import { lazyPart } from '../../../shared/browser/lazy-part.tsx';
import { loadWhenIdle } from '../../../shared/browser/load-when-idle.ts';
import { useOpenByQuery } from '../../../shared/browser/use-open-by-query.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { IconHash } from '../../../shared/icons/hash.ts';
import { IconPlus } from '../../../shared/icons/plus.ts';
import { useRights } from '../../../shared/session/use-rights.ts';
import { tourTarget } from '../../../shared/tour/tour-targets.ts';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { TabList } from '../../../shared/ui/tab-list.tsx';
import { useTabParams } from '../users/use-tab-params.ts';
import classes from './apps-page.module.css';
import { AppsTab } from './apps-tab.tsx';

const loadCreateDialog = async () => (await import('./create-app-dialog.tsx')).CreateAppDialog;
const CreateAppDialog = lazyPart('create-app', loadCreateDialog);
const SamplesTab = lazyPart('samples', async () => (await import('./samples-tab.tsx')).SamplesTab);

/** What builders open first. */
const LATER = [loadCreateDialog, loadActionDialog];

export default function AppsPage() {
  const { t } = useTranslation('apps');
  const address = useTabParams();
  const [creating, { open, close }] = useDisclosure(false);
  const rights = useRights();
  useOpenByQuery('create', () => permits(rights, createApp.access) && open());
  useEffect(() => loadWhenIdle(LATER), []);
  const active = APP_TABS.find((tab) => tab === address.one('tab')) ?? 'mine';
  const { data: counts } = useAppCounts(active);

  return (
    <PageFrame
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <>
          {permits(rights, responseApps.access) && (
            <Button
              component={Link}
              to="/home/studio/predefineresponse"
              variant="default"
              size="lg"
              leftSection={<IconHash size={16} stroke={1.75} />}
            >
              {t('responses')}
            </Button>
          )}
          {permits(rights, createApp.access) && (
            <Button
              {...tourTarget('createApp')}
              size="lg"
              leftSection={<IconPlus size={16} stroke={1.75} />}
              onClick={open}
            >
              {t('createNew')}
            </Button>
          )}
        </>
      }
    >
      <Tabs
        value={active}
        onChange={(tab) => address.change({ tab: !tab || tab === 'mine' ? '' : tab })}
        keepMounted={false}
      >
        <TabList aria-label={t('tabs.label')} {...tourTarget('appTabs')}>
          {APP_TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`tabs.${tab}`)}{' '}
              {counts && <span className={classes.count}>{formatNumber(counts[tab])}</span>}
            </Tabs.Tab>
          ))}
        </TabList>
        {APP_TABS.map((tab) => (
          <Tabs.Panel key={tab} value={tab} className={classes.panel}>
            {tab === 'sample' ? <SamplesTab /> : <AppsTab list={tab} />}
          </Tabs.Panel>
        ))}
      </Tabs>
      {creating && <CreateAppDialog onClose={close} />}
    </PageFrame>
  );
}
