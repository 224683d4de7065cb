/** The suggestions for the trigger at the caret, as one list. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { UserId } from '@parrot/contract/core';
import { fillResponse, listResponses, type PredefinedResponse } from '@parrot/contract/responses';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { agentsQuery } from '../../../shared/agents/agent-queries.ts';
import { call } from '../../../shared/http/call.ts';
import { loadTexts } from '../../../shared/i18n/i18n.ts';
import { actionText } from '../../../shared/responses/action-text.ts';
import { variableLabel } from '../../../shared/responses/variable-label.ts';
import type { Command } from './commands.ts';
import { useResponseValues } from './responses/use-response-values.ts';
import type { Trigger } from './suggestion-trigger.ts';

/** `text` replaces the typed text; a command runs instead, and a response is filled in first. */
export type Suggestion = {
  key: string;
  title: string;
  help: string;
} & (
  | { kind: 'response'; response: PredefinedResponse; actions: string[] }
  | { kind: 'mention'; text: string; userId: UserId }
  | { kind: 'command'; act: () => void }
);

const SHOWN = 8;

export function useSuggestions(session: QueueUser, trigger: Trigger | null, commands: readonly Command[]) {
  const { t } = useTranslation('desk');
  const search = trigger?.text.toLowerCase() ?? '';
  const responses = useQuery({
    queryKey: ['desk', 'responses', session.appId, search],
    queryFn: async () => {
      const query = { appId: session.appId, search, limit: SHOWN };
      const [page] = await Promise.all([call(listResponses, { query }), loadTexts(['response-parts'])]);
      return page;
    },
    enabled: trigger?.sign === '#',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const { isLoading, ...inserted } = useResponseValues(session, trigger?.sign === '#');
  const agents = useQuery({
    ...agentsQuery({ appId: session.appId }),
    enabled: trigger?.sign === '@',
    meta: { quiet: true },
  });
  const offered = (): Suggestion[] => {
    if (trigger?.sign === '#' && !isLoading) return (responses.data?.items ?? []).map(responseOffer);
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
  };
  const responseOffer = (response: PredefinedResponse): Suggestion => ({
    kind: 'response',
    key: response.responseId,
    title: response.hashtags.join(' '),
    help:
      fillResponse(
        response.text,
        inserted.values,
        (name) => `[${variableLabel(name, inserted.fields) ?? name}]`,
      ) || response.title,
    response,
    actions: response.actions.map(actionText),
  });
  return { offers: offered(), ...inserted };
}
