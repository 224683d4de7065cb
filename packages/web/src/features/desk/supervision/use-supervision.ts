/** The agents of the desk and their load, updated live. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { AppId, UserId } from '@parrot/contract/core';
import {
  assignedUsers,
  deskSessionChanged,
  escalatedUsers,
  listAgents,
  setAgentCapacity,
} from '@parrot/contract/desk';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AGENTS_KEY } from '../../../shared/agents/agent-queries.ts';
import { call } from '../../../shared/http/call.ts';
import { paged } from '../../../shared/query/paged.ts';
import { isOwnedBy } from '../conversation/conversation-owner.ts';
import type { DeskSession } from '../session/desk-session.ts';

const PAGE = 100;

/** All queries under `AGENTS_KEY` are refetched when the server reports changed agents. */
export const useAgents = (search: string, appId: AppId | null) =>
  useInfiniteQuery({
    queryKey: [...AGENTS_KEY, 'supervision', search, appId],
    ...paged((offset, signal) =>
      call(listAgents, { body: { search, offset, limit: PAGE, ...(appId && { appId }) }, signal }),
    ),
  });

export function useSetCapacity() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { userId: UserId; capacity: number }) => call(setAgentCapacity, { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: AGENTS_KEY }),
    meta: { quiet: true },
  });
}

const ownedKey = (agentId: UserId) => [...AGENTS_KEY, 'held', agentId];

/** The live conversations of one agent, newest message first. */
export function useAgentConversations(agentId: UserId, desk: DeskSession) {
  const cache = useQueryClient();
  useEffect(
    () =>
      desk.subscribe(deskSessionChanged, ({ session }) =>
        cache.setQueryData<QueueUser[]>(
          ownedKey(agentId),
          (known) => known && withSession(known, session, agentId),
        ),
      ),
    [desk, cache, agentId],
  );
  return useQuery({
    queryKey: ownedKey(agentId),
    queryFn: async ({ signal }) => {
      const body = { agent: agentId, limit: PAGE };
      const [assigned, escalated] = await Promise.all([
        call(assignedUsers, { body, signal }),
        call(escalatedUsers, { body, signal }),
      ]);
      return newestFirst([...assigned.items, ...escalated.items].filter((one) => isOwnedBy(one, agentId)));
    },
    meta: { quiet: true },
  });
}

function withSession(known: QueueUser[], session: QueueUser, agentId: UserId): QueueUser[] {
  const others = known.filter(({ userSessionId }) => userSessionId !== session.userSessionId);
  return isOwnedBy(session, agentId) ? newestFirst([...others, session]) : others;
}

const lastTime = ({ lastMessage, startedAt }: QueueUser) => lastMessage?.time ?? startedAt;
const newestFirst = (sessions: QueueUser[]): QueueUser[] =>
  sessions.sort((a, b) => lastTime(b).localeCompare(lastTime(a)));
