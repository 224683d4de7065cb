/** All agents of the desk with state and load, and the conversations of the selected one. */
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { agentState } from '@parrot/contract/desk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch } from '../../../shared/icons/search.ts';
import { IconUsers } from '../../../shared/icons/users.ts';
import { FilterChip } from '../../../shared/table/filter-chip.tsx';
import { ListSkeleton } from '../../../shared/table/list-skeleton.tsx';
import { ListToolbar } from '../../../shared/table/list-toolbar.tsx';
import { MoreButton } from '../../../shared/table/more-button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import type { DeskSession } from '../session/desk-session.ts';
import { useDeskStore } from '../session/desk-store.ts';
import { AgentConversations } from './agent-conversations.tsx';
import { AgentRow } from './agent-row.tsx';
import classes from './supervision.module.css';
import { useAgents } from './use-supervision.ts';
import { useSupervisionUrl, type SupervisionView as View } from './use-supervision-url.ts';

const TYPING_MS = 250;

export function SupervisionView({ desk }: { desk: DeskSession }) {
  const { t } = useTranslation('desk-context');
  const { view, show } = useSupervisionUrl();
  const [search] = useDebouncedValue(view.search.trim(), TYPING_MS);
  const query = useAgents(search, view.appId);
  const all = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const shown = all.filter(({ state }) => view.states.length === 0 || view.states.includes(state));
  const chosen = all.find(({ userId }) => userId === view.agentId);
  const isNarrowed = search !== '' || view.states.length > 0 || view.appId !== null;
  return (
    <div className={classes.view} data-chosen={chosen !== undefined || undefined}>
      <div className={classes.agents}>
        <Filters view={view} show={show} />
        {query.isPending && <ListSkeleton label={t('supervision.loading')} />}
        {query.isError && all.length === 0 && (
          <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.isSuccess && shown.length === 0 && (
          <EmptyState
            icon={<IconUsers size={28} stroke={1.75} />}
            title={t(isNarrowed ? 'supervision.noneFound' : 'supervision.none')}
          />
        )}
        {shown.length > 0 && (
          <ul className={classes.list} aria-label={t('supervision.title')}>
            {shown.map((agent) => (
              <AgentRow
                key={agent.userId}
                agent={agent}
                isChosen={agent.userId === view.agentId}
                onChoose={() => show({ agentId: agent.userId }, false)}
              />
            ))}
          </ul>
        )}
        <MoreButton query={query} label={t('supervision.more')} />
      </div>
      <div className={classes.conversations}>
        {chosen ? (
          <AgentConversations
            key={chosen.userId}
            agent={chosen}
            desk={desk}
            onBack={() => show({ agentId: null })}
          />
        ) : (
          <EmptyState
            icon={<IconUsers size={28} stroke={1.75} />}
            title={t('supervision.choose')}
            text={t('supervision.chooseText')}
          />
        )}
      </div>
    </div>
  );
}

type FiltersProps = { view: View; show: (change: Partial<View>) => void };

function Filters({ view, show }: FiltersProps) {
  const { t } = useTranslation('desk-context');
  const apps = useDeskStore(({ appList }) => appList?.items);
  const [text, setText] = useState(view.search);
  return (
    <ListToolbar>
      <TextInput
        type="search"
        aria-label={t('supervision.search')}
        placeholder={t('supervision.search')}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={text}
        maxLength={80}
        onChange={(event) => {
          setText(event.currentTarget.value);
          show({ search: event.currentTarget.value });
        }}
      />
      <FilterChip
        name={t('supervision.state')}
        choices={agentState.options.map((value) => ({ value, label: t(`supervision.states.${value}`) }))}
        chosen={view.states}
        onChange={(states) => show({ states: states as View['states'] })}
      />
      {apps && apps.length > 1 && (
        <FilterChip
          name={t('supervision.app')}
          single
          choices={apps.map(({ appId, appName }) => ({ value: appId, label: appName }))}
          chosen={view.appId ? [view.appId] : []}
          onChange={([appId]) => show({ appId: (appId ?? null) as View['appId'] })}
        />
      )}
    </ListToolbar>
  );
}
