/** The user's own page: account, notifications, availability, security and plan. */
import { Tabs } from '@mantine/core';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AvailabilityPanel } from '../../features/team/availability/availability-panel.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { TabList } from '../../shared/ui/tab-list.tsx';
import { type ProfileTab, useFlowStore } from '../../state/flow-store.ts';
import { AccountSection } from './account-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import classes from './profile-page.module.css';
import { SecuritySection } from './security-section.tsx';
import { SubscriptionSection } from './subscription-section.tsx';

const SECTIONS: Record<ProfileTab, ComponentType> = {
  account: AccountSection,
  notifications: NotificationsSection,
  availability: AvailabilityPanel,
  security: SecuritySection,
  subscription: SubscriptionSection,
};
const TABS = Object.keys(SECTIONS) as ProfileTab[];

export default function ProfilePage() {
  const { t } = useTranslation('profile');
  const [query, setQuery] = useSearchParams();
  const last = useFlowStore((flow) => flow.profileActiveTab);
  const asked = query.get('tab') ?? last;
  const active = TABS.find((tab) => tab === asked) ?? 'account';
  const Section = SECTIONS[active];

  const open = (tab: string | null) => {
    useFlowStore.setState({ profileActiveTab: (tab ?? 'account') as ProfileTab });
    setQuery({ tab: tab ?? 'account' }, { replace: true });
  };
  return (
    <PageFrame title={t('title')}>
      <Tabs value={active} onChange={open} keepMounted={false}>
        <TabList aria-label={t('title')}>
          {TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`tabs.${tab}`)}
            </Tabs.Tab>
          ))}
        </TabList>
        <Tabs.Panel value={active} className={classes.panel}>
          <Section />
        </Tabs.Panel>
      </Tabs>
    </PageFrame>
  );
}
