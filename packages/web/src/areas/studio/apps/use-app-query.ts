/** What a list of apps is asked for, kept in the address: it can be sent to somebody, and a reload shows the same. */
import { APP_DATE_FILTERS, APP_STATUS_FILTERS, APP_TYPES } from '@parrot/contract/apps';
import type { AppFilter, AppQuery } from '../../../features/apps/list/app-query.ts';
import { useSearchText } from '../use-search-text.ts';
import { useAddress } from '../users/use-tab-params.ts';

export type AskedApps = ReturnType<typeof useAppQuery>;

export function useAppQuery() {
  const { typed, setTyped, search } = useSearchText();
  const address = useAddress();
  const query: AppQuery = {
    search,
    types: address.list('type', (value) => APP_TYPES.some((type) => type === value)),
    statuses: address.list('status', (value) => APP_STATUS_FILTERS.some((status) => status === value)),
    date: APP_DATE_FILTERS.find((date) => date === address.one('date')),
  };
  return {
    typed,
    setTyped,
    query,
    narrow: ({ types, statuses, date }: AppFilter) => address.change({ type: types, status: statuses, date }),
    clear: () => {
      setTyped('');
      address.change({ find: '', type: '', status: '', date: '' });
    },
  };
}
