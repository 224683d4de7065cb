/**
 * The filters of the app list, in the URL so that they can be shared. Without one, the last selected types
 * apply.
 */
import { APP_DATE_FILTERS, APP_STATUS_FILTERS, APP_TYPES } from '@parrot/contract/apps';
import type { AppFilter, AppQuery } from '../../../features/apps/list/app-query.ts';
import { useFlowStore } from '../../../state/flow-store.ts';
import { useSearchText } from '../use-search-text.ts';
import { useTabParams } from '../users/use-tab-params.ts';

export type AppListQuery = ReturnType<typeof useAppQuery>;

export function useAppQuery() {
  const { typed, setTyped, search } = useSearchText();
  const address = useTabParams();
  const lastTypes = useFlowStore((flow) => flow.filterType);
  const types = address.one('type') === '' ? lastTypes : address.one('type').split(',');
  const query: AppQuery = {
    search,
    types: APP_TYPES.filter((type) => types.includes(type)),
    statuses: address.list('status', (value) => APP_STATUS_FILTERS.some((status) => status === value)),
    date: APP_DATE_FILTERS.find((date) => date === address.one('date')),
  };
  return {
    typed,
    setTyped,
    query,
    narrow: ({ types: chosen, statuses, date }: AppFilter) => {
      useFlowStore.setState({ filterType: chosen });
      address.change({ type: chosen, status: statuses, date });
    },
    clear: () => {
      setTyped('');
      useFlowStore.setState({ filterType: [] });
      address.change({ find: '', type: '', status: '', date: '' });
    },
  };
}
