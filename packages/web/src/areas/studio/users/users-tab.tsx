/** All members and invited users. */
import { groupId, roleId } from '@parrot/contract/core';
import { USER_SORTS } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { MemberFilters, STATUSES } from '../../../features/team/members/member-filters.tsx';
import { MemberTable } from '../../../features/team/members/member-table.tsx';
import type { MemberQuery } from '../../../features/team/members/use-members.ts';
import { ListToolbar } from '../../../shared/table/list-toolbar.tsx';
import { useSearchText } from '../use-search-text.ts';
import { SearchField } from './search-field.tsx';
import type { OpenTab } from './tabs.ts';
import { useTabParams } from './use-tab-params.ts';

export function UsersTab({ onOpen }: { onOpen: OpenTab }) {
  const { t } = useTranslation('team');
  const { typed, setTyped, search } = useSearchText();
  const address = useTabParams();
  const query: MemberQuery = {
    search,
    statuses: address.list('status', (value) => STATUSES.some((status) => status === value)),
    roleIds: address.list('role', (value) => roleId.safeParse(value).success),
    groupIds: address.list('group', (value) => groupId.safeParse(value).success),
    sortBy: USER_SORTS.find((sort) => sort === address.one('sort')) ?? 'name',
    descending: address.one('order') === 'down',
  };
  return (
    <>
      <ListToolbar>
        <SearchField label={t('list.find')} value={typed} onChange={setTyped} />
        <MemberFilters
          value={query}
          onChange={({ statuses, roleIds, groupIds }) =>
            address.change({ status: statuses, role: roleIds, group: groupIds })
          }
        />
      </ListToolbar>
      <MemberTable
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
