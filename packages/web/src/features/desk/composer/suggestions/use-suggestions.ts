/** The suggestions for the trigger at the caret, as one list. */
import type { QueueUser } from '@parrot/contract/conversations';
import { fillResponse, listResponses, type PredefinedResponse } from '@parrot/contract/responses';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { agentsQuery } from '../../../../shared/agents/agent-queries.ts';
import { call } from '../../../../shared/http/call.ts';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';
import type { Mention } from '../../../../shared/mentions/mentions.ts';
import { actionText } from '../../../../shared/responses/action-text.ts';
import { variableLabel } from '../../../../shared/responses/variable-label.ts';
import type { Command } from '../commands.ts';
import { useResponseValues } from '../responses/use-response-values.ts';
import { exactSuggestion, namesOfResponse, preselectedSuggestion } from './preselected-suggestion.ts';
import type { Trigger } from './suggestion-trigger.ts';

/** `text` replaces the typed text; a command runs instead, and a response is filled in first. */
export type Suggestion = {
  key: string;
  title: string;
  help: string;
  /** Enter chooses it if one of these is what was typed, or begins with it. */
  names: string[];
} & (
  | { kind: 'response'; response: PredefinedResponse; actions: string[] }
  | { kind: 'mention'; text: string; agent: Mention }
  | { kind: 'command'; act: () => void }
);

const SHOWN = 8;

/** `failed`: whether a response has the typed tag is unknown. */
type Search = 'running' | 'failed' | 'done';

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
    if (trigger?.sign === '#' && !isLoading) {
      const found = (responses.data?.items ?? []).map(responseOffer);
      // Until the search has ended these are results for an earlier text.
      return responses.isPlaceholderData ? found.filter(isMatch) : found;
    }
    if (trigger?.sign === '@' && agents.data) {
      const { available, online, offline } = agents.data;
      const all = [...available, ...online, ...offline];
      const hasNamesake = (name: string) => all.filter((agent) => agent.name === name).length > 1;
      return all
        .filter(({ name }) => name.toLowerCase().includes(search))
        .slice(0, SHOWN)
        .map(({ userId, name, email, state }) => ({
          kind: 'mention',
          key: userId,
          title: name,
          help: [t(`agentState.${state}`), ...(hasNamesake(name) ? [email] : [])].join(' · '),
          agent: { userId, name },
          text: `@${name} `,
          names: [name],
        }));
    }
    if (trigger?.sign === '/')
      return commands
        .filter(({ name, title }) => name.startsWith(search) || title.toLowerCase().includes(search))
        .map(({ name, title, act }) => ({
          kind: 'command',
          key: name,
          title: `/${name}`,
          help: title,
          names: [name, title],
          act,
        }));
    return [];
  };
  const isMatch = ({ names }: Suggestion) => names.some((name) => name.toLowerCase().includes(search));
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
    names: namesOfResponse(response, search),
    response,
    actions: response.actions.map(actionText),
  });
  const isRunning = isLoading || (responses.isFetching && (responses.isPlaceholderData || !responses.data));
  const state: Search =
    trigger?.sign !== '#' ? 'done' : isRunning ? 'running' : responses.isError ? 'failed' : 'done';
  const offers = offered();
  const names = offers.map((offer) => offer.names);
  return {
    offers,
    /** The index of the one that Enter chooses; -1 if what was typed may not be meant as a suggestion. */
    preselected: (state === 'running' ? exactSuggestion : preselectedSuggestion)(names, search),
    search: state,
    ...inserted,
  };
}
