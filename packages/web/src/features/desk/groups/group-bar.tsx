/** Filters the waiting conversations by the queues of groups, with their live counts. */
import { UnstyledButton } from '@mantine/core';
import type { GroupChoice } from '@parrot/contract/desk';
import { deskSessionChanged, routingChanged } from '@parrot/contract/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GROUPS_KEY, groupQueuesQuery } from '../../../shared/agents/group-queries.ts';
import type { DeskFilter } from '../filters/desk-filter.ts';
import type { DeskSession } from '../session/desk-session.ts';
import { useDeskStore } from '../session/desk-store.ts';
import classes from './group-bar.module.css';

/** Pushes come in bursts: one fetch serves all of them. */
const REFRESH_MS = 1_000;

type GroupBarProps = { filter: DeskFilter; desk: DeskSession; onFilter: (filter: DeskFilter) => void };

export function GroupBar({ filter, desk, onFilter }: GroupBarProps) {
  const { t } = useTranslation('desk');
  const { data } = useQuery(groupQueuesQuery);
  useLiveGroups(desk);
  const chosen = filter.filterGroups;
  const known = data?.items.map(({ groupId }): GroupChoice => groupId) ?? [];
  const choose = (groups: GroupChoice[]) => onFilter({ ...filter, filterGroups: groups });
  // A deleted group would leave an empty list behind.
  const gone = data ? chosen.filter((group) => group !== 'none' && !known.includes(group)) : [];
  useEffect(() => {
    if (gone.length > 0) choose(chosen.filter((group) => !gone.includes(group)));
  });
  if (!data) return null;
  const mine = data.items.filter(({ isMine }) => isMine);
  const shown = data.items.filter(
    ({ groupId, isMine, waiting }) => isMine || waiting > 0 || chosen.includes(groupId),
  );
  if (shown.length === 0) return null;
  const waitingIn = (groups: typeof data.items) => groups.reduce((sum, { waiting }) => sum + waiting, 0);
  const own = mine.map(({ groupId }): GroupChoice => groupId);
  const chips: { key: string; label: string; count: number; groups: GroupChoice[] }[] = [
    { key: 'all', label: t('groupBar.all'), count: waitingIn(data.items) + data.none, groups: [] },
    ...(mine.length > 1
      ? [{ key: 'mine', label: t('groupBar.mine'), count: waitingIn(mine), groups: own }]
      : []),
    ...[...mine, ...shown.filter(({ isMine }) => !isMine)].map(({ groupId, groupName, waiting }) => ({
      key: groupId,
      label: groupName,
      count: waiting,
      groups: [groupId],
    })),
    { key: 'none', label: t('groupBar.none'), count: data.none, groups: ['none'] },
  ];
  return (
    <fieldset className={classes.bar} aria-label={t('groupBar.label')}>
      {chips.map(({ key, label, count, groups }) => (
        <UnstyledButton
          key={key}
          className={classes.chip}
          aria-pressed={isSame(groups, chosen)}
          onClick={() => choose(groups)}
        >
          <span className={classes.name}>{label}</span>
          <span className={classes.count}>{count}</span>
        </UnstyledButton>
      ))}
    </fieldset>
  );
}

const isSame = (one: readonly GroupChoice[], other: readonly GroupChoice[]): boolean =>
  one.length === other.length && one.every((group) => other.includes(group));

/** Keeps groups and counts up to date through the desk's connection. */
function useLiveGroups(desk: DeskSession): void {
  const cache = useQueryClient();
  const isConnected = useDeskStore(({ agentConnected }) => agentConnected);
  // Known counts are of an earlier view of the queue; unknown ones are being loaded.
  const wasConnected = useRef(isConnected && !cache.getQueryData(groupQueuesQuery.queryKey));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void cache.invalidateQueries({ queryKey: GROUPS_KEY });
      }, REFRESH_MS);
    };
    const stops = [desk.subscribe(deskSessionChanged, refresh), desk.subscribe(routingChanged, refresh)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [desk, cache]);
  // Pushes were missed while the desk was not connected.
  useEffect(() => {
    if (isConnected && !wasConnected.current) void cache.invalidateQueries({ queryKey: GROUPS_KEY });
    wasConnected.current = isConnected;
  }, [isConnected, cache]);
}
