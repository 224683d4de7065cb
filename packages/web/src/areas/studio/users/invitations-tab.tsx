/** The open and expired invitations. */
import { SegmentedControl } from '@mantine/core';
import type { UserStatus } from '@parrot/contract/accounts';
import { USER_SORTS } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { InvitationTable } from '../../../features/team/invitations/invitation-table.tsx';
import { ListToolbar } from '../../../shared/table/list-toolbar.tsx';
import { useSearchText } from '../use-search-text.ts';
import { SearchField } from './search-field.tsx';
import { useTabParams } from './use-tab-params.ts';

const SHOWN: Record<'all' | 'open' | 'expired', UserStatus[]> = {
  all: ['INVITED', 'EXPIRED'],
  open: ['INVITED'],
  expired: ['EXPIRED'],
};
const CHOICES = ['all', 'open', 'expired'] as const;

export function InvitationsTab() {
  const { t } = useTranslation('team');
  const { typed, setTyped, search } = useSearchText();
  const address = useTabParams();
  const show = CHOICES.find((choice) => choice === address.one('show')) ?? 'all';
  return (
    <>
      <ListToolbar>
        <SearchField label={t('invitations.find')} value={typed} onChange={setTyped} />
        <SegmentedControl
          size="xs"
          aria-label={t('invitations.show')}
          data={CHOICES.map((value) => ({ value, label: t(`invitations.${value}`) }))}
          value={show}
          onChange={(value) => address.change({ show: value === 'all' ? '' : value })}
        />
      </ListToolbar>
      <InvitationTable
        query={{
          search,
          statuses: SHOWN[show],
          roleIds: [],
          groupIds: [],
          sortBy: USER_SORTS.find((sort) => sort === address.one('sort')) ?? 'since',
          descending: address.one('order') !== 'up',
        }}
        isNarrowed={search !== '' || show !== 'all'}
        onSort={(sortBy, descending) => address.change({ sort: sortBy, order: descending ? '' : 'up' })}
      />
    </>
  );
}
