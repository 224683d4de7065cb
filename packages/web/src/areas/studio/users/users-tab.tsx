/** Everybody who works here or is invited to. */
import { groupId, roleId } from '@parrot/contract/core';
import { USER_SORTS } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { PeopleFilters, STATUSES } from '../../../features/team/members/member-filters.tsx';
import { PeopleTable } from '../../../features/team/members/member-table.tsx';
import type { PeopleQuery } from '../../../features/team/members/use-members.ts';
import { ListBar } from '../../../shared/table/list-toolbar.tsx';
import { useSearchText } from '../use-search-text.ts';
import { FindField } from './search-field.tsx';
import type { OpenTab } from './tabs.ts';
import { useAddress } from './use-tab-params.ts';

export function UsersTab({ onOpen }: { onOpen: OpenTab }) {
  const { t } = useTranslation('team');
  const { typed, setTyped, search } = useSearchText();
  const address = useAddress();
  const query: PeopleQuery = {
    search,
    statuses: address.list('status', (value) => STATUSES.some((status) => status === value)),
    roleIds: address.list('role', (value) => roleId.safeParse(value).success),
    groupIds: address.list('group', (value) => groupId.safeParse(value).success),
    sortBy: USER_SORTS.find((sort) => sort === address.one('sort')) ?? 'name',
    descending: address.one('order') === 'down',
  };
  return (
    <>
      <ListBar>
        <FindField label={t('list.find')} value={typed} onChange={setTyped} />
        <PeopleFilters
          value={query}
          onChange={({ statuses, roleIds, groupIds }) =>
            address.change({ status: statuses, role: roleIds, group: groupIds })
          }
        />
      </ListBar>
      <PeopleTable
        query={query}
        onSort={(sortBy, descending) =>
          address.change({ sort: sortBy === 'name' ? '' : sortBy, order: descending ? 'down' : '' })
        }
        onShowActivity={({ userId }) => onOpen('activity', { who: userId ?? '' })}
        onClear={() => {
          setTyped('');
          address.change({ find: '', status: '', role: '', group: '' });
        }}
      />
    </>
  );
}
