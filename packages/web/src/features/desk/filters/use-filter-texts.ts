/** The texts of a filter. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { monitoredAgentsQuery } from '../../../shared/agents/agent-queries.ts';
import { formatDate } from '../../../shared/format/format-date-time.ts';
import { useTagsOf } from '../../../shared/tags/tag-queries.ts';
import { useDeskStore } from '../session/desk-store.ts';
import type { DeskFilter } from './desk-filter.ts';

export function useFilterTexts(filter: DeskFilter) {
  const { filterDate, filterAgent, filterConversationType, filterApp, filterTags } = filter;
  const { t } = useTranslation('desk');
  const common = (['self', 'all'] as const).find((name) => name === filterAgent) ?? null;
  const isNamed = common === null;
  const agents = useQuery({ ...monitoredAgentsQuery, enabled: isNamed });
  const app = useDeskStore(({ appList }) => appList?.items.find(({ appId }) => appId === filterApp));
  const tags = useTagsOf(filterTags);
  const agent = isNamed ? agents.data?.find(({ userId }) => userId === filterAgent)?.name : undefined;
  return {
    date:
      filterDate.display === 'range'
        ? t('filter.dates.between', { from: formatDate(filterDate.from), to: formatDate(filterDate.to) })
        : t(`filter.dates.${filterDate.display}`),
    agent: common ? t(`filter.agents.${common}`) : (agent ?? t('filter.agents.one')),
    type: t(`filter.types.${filterConversationType}`),
    app: filterApp ? (app?.appName ?? t('filter.oneApp')) : t('filter.allApps'),
    tags: tags.length > 0 ? tags.map(({ name }) => name).join(', ') : t('filter.someTags'),
  };
}
