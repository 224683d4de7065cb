/** The suggestions for the trigger at the caret, as one list. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { UserId } from '@parrot/contract/core';
import { listResponses } from '@parrot/contract/responses';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { conversationAgentsQuery } from '../../../shared/agents/agent-queries.ts';
import { call } from '../../../shared/http/call.ts';
import type { Command } from './commands.ts';
import type { UploadedFile } from './outgoing-messages.ts';
import type { Trigger } from './suggestion-trigger.ts';

/** `text` replaces the typed text; a command runs instead. */
export type Suggestion = {
  key: string;
  title: string;
  help: string;
} & (
  | { kind: 'response'; text: string; files: UploadedFile[] }
  | { kind: 'mention'; text: string; userId: UserId }
  | { kind: 'command'; act: () => void }
);

const SHOWN = 8;

export function useSuggestions(
  session: QueueUser,
  trigger: Trigger | null,
  commands: readonly Command[],
): Suggestion[] {
  const { t } = useTranslation('desk');
  const search = trigger?.text.toLowerCase() ?? '';
  const responses = useQuery({
    queryKey: ['desk', 'responses', session.appId, search],
    queryFn: () => call(listResponses, { query: { appId: session.appId, search, limit: SHOWN } }),
    enabled: trigger?.sign === '#',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const agents = useQuery({
    ...conversationAgentsQuery(session.userSessionId),
    enabled: trigger?.sign === '@',
    meta: { quiet: true },
  });
  if (trigger?.sign === '#')
    return (responses.data?.items ?? []).map((response) => ({
      kind: 'response',
      key: response.responseId,
      title: response.hashtags.join(' '),
      help: response.text,
      text: response.text,
      files: response.files,
    }));
  if (trigger?.sign === '@' && agents.data) {
    const { available, online, offline } = agents.data;
    return [...available, ...online, ...offline]
      .filter(({ name }) => name.toLowerCase().includes(search))
      .slice(0, SHOWN)
      .map(({ userId, name, state }) => ({
        kind: 'mention',
        key: userId,
        title: name,
        help: t(`agentState.${state}`),
        text: `@${name} `,
        userId,
      }));
  }
  if (trigger?.sign === '/')
    return commands
      .filter(({ name, title }) => name.startsWith(search) || title.toLowerCase().includes(search))
      .map(({ name, title, act }) => ({ kind: 'command', key: name, title: `/${name}`, help: title, act }));
  return [];
}
