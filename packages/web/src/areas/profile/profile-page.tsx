/** The person's own page: who they are here, and the plan of their organisation. */
import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { type ProfileTab, useFlowStore } from '../../state/flow-store.ts';
import { AccountSection } from './account-section.tsx';
import classes from './profile-page.module.css';
import { SubscriptionSection } from './subscription-section.tsx';

const TABS: readonly ProfileTab[] = ['account', 'subscription'];

export default function ProfilePage() {
  const { t } = useTranslation('profile');
  const [query, setQuery] = useSearchParams();
  const last = useFlowStore((flow) => flow.profileActiveTab);
  const active = TABS.find((tab) => tab === query.get('tab')) ?? last;

  const open = (tab: string | null) => {
    useFlowStore.setState({ profileActiveTab: (tab ?? 'account') as ProfileTab });
    setQuery({ tab: tab ?? 'account' }, { replace: true });
  };
  return (
    <PageFrame title={t('title')}>
      <Tabs value={active} onChange={open} keepMounted={false}>
        <Tabs.List>
          {TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`tabs.${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="account" className={classes.panel}>
          <AccountSection />
        </Tabs.Panel>
        <Tabs.Panel value="subscription" className={classes.panel}>
          <SubscriptionSection />
        </Tabs.Panel>
      </Tabs>
    </PageFrame>
  );
}
