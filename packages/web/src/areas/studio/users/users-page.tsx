/** Manage Users: members, roles, groups, invitations, security, the workspace and activity. */
import { Button, Tabs } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useGroups } from '../../../features/team/groups/use-groups.ts';
import { InviteDialog } from '../../../features/team/invite/invite-dialog.tsx';
import { useStatusCounts } from '../../../features/team/members/use-members.ts';
import { useRoles } from '../../../features/team/roles/use-roles.ts';
import { useOpenByQuery } from '../../../shared/browser/use-open-by-query.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { IconUserPlus } from '../../../shared/icons/user-plus.ts';
import { tourTarget } from '../../../shared/tour/tour-targets.ts';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { TabList } from '../../../shared/ui/tab-list.tsx';
import { ActivityTab } from './activity-tab.tsx';
import { GroupsTab } from './groups-tab.tsx';
import { InvitationsTab } from './invitations-tab.tsx';
import { RolesTab } from './roles-tab.tsx';
import { SecurityTab } from './security-tab.tsx';
import { type OpenTab, TABS, type Tab } from './tabs.ts';
import classes from './users-page.module.css';
import { UsersTab } from './users-tab.tsx';
import { WorkspaceTab } from './workspace-tab.tsx';

export default function UsersPage() {
  const { t } = useTranslation('team');
  const [query, setQuery] = useSearchParams();
  const [inviting, { open, close }] = useDisclosure(false);
  useOpenByQuery('invite', open);
  const active = TABS.find((tab) => tab === query.get('tab')) ?? 'users';
  const counts = useCounts(active);
  const openTab: OpenTab = (tab, shown = {}) => setQuery(tab === 'users' ? shown : { tab, ...shown });

  return (
    <PageFrame
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button
          {...tourTarget('invite')}
          size="lg"
          leftSection={<IconUserPlus size={16} stroke={1.75} />}
          onClick={open}
        >
          {t('invite')}
        </Button>
      }
    >
      <Tabs value={active} onChange={(tab) => openTab(tab as Tab)} keepMounted={false}>
        <TabList aria-label={t('tabs.label')} {...tourTarget('teamTabs')}>
          {TABS.map((tab) => {
            const count = counts[tab];
            return (
              <Tabs.Tab key={tab} value={tab}>
                {t(`tabs.${tab}`)}
                {count !== undefined && ' '}
                {count !== undefined && <span className={classes.count}>{formatNumber(count)}</span>}
              </Tabs.Tab>
            );
          })}
        </TabList>
        <Tabs.Panel value="users" className={classes.panel}>
          <UsersTab onOpen={openTab} />
        </Tabs.Panel>
        <Tabs.Panel value="roles" className={classes.panel}>
          <RolesTab onOpen={openTab} />
        </Tabs.Panel>
        <Tabs.Panel value="groups" className={classes.panel}>
          <GroupsTab onOpen={openTab} />
        </Tabs.Panel>
        <Tabs.Panel value="invitations" className={classes.panel}>
          <InvitationsTab />
        </Tabs.Panel>
        <Tabs.Panel value="security" className={classes.panel}>
          <SecurityTab />
        </Tabs.Panel>
        <Tabs.Panel value="workspace" className={classes.panel}>
          <WorkspaceTab />
        </Tabs.Panel>
        <Tabs.Panel value="activity" className={classes.panel}>
          <ActivityTab />
        </Tabs.Panel>
      </Tabs>
      <InviteDialog opened={inviting} onClose={close} />
    </PageFrame>
  );
}

/** Security and the workspace have nothing to count; activity is unbounded. */
function useCounts(active: Tab): Partial<Record<Tab, number>> {
  const { data: status } = useStatusCounts({ hasList: active === 'users' || active === 'invitations' });
  const { data: roles } = useRoles();
  const { data: groups } = useGroups();
  return {
    ...(status && {
      users: status.ACTIVE + status.INACTIVE + status.INVITED + status.EXPIRED,
      invitations: status.INVITED + status.EXPIRED,
    }),
    roles: roles?.length,
    groups: groups?.length,
  };
}
