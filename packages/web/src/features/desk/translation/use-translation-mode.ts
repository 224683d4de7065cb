/** Whether what a visitor writes is shown in the agent's language. */

import { translateMessage } from '@parrot/contract/assistant';
import type { Message, QueueUser } from '@parrot/contract/conversations';
import { baseLanguage, type LanguageCode } from '@parrot/contract/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { useAppearanceStore } from '../../../state/appearance-store.ts';
import { abilitiesQuery } from '../context/context-queries.ts';
import { useOriginalsStore } from './originals-store.ts';

type Translating = {
  from: string;
  to: LanguageCode;
  /** Nothing to do, or not known yet; it would take a model; as the agent wishes. */
  state: 'none' | 'noModel' | 'off' | 'on';
};

export function useTranslationMode(session: QueueUser): Translating {
  const to = useAppearanceStore(({ language }) => language);
  const isOff = useOriginalsStore(({ conversationIds }) => conversationIds.includes(session.conversationId));
  const from = baseLanguage(session.language);
  const isForeign = /^[a-z]{2,3}$/.test(from) && from !== to;
  const { data: abilities } = useQuery({ ...abilitiesQuery(session.userSessionId), enabled: isForeign });
  if (!isForeign || !abilities) return { from, to, state: 'none' };
  if (!abilities.hasModel) return { from, to, state: 'noModel' };
  return { from, to, state: isOff ? 'off' : 'on' };
}

/** What was said stays said: it is asked for once. */
export const translationQuery = ({ msgId, userSessionId, value }: Message, to: LanguageCode) =>
  queryOptions({
    queryKey: ['desk', 'translation', msgId, to],
    queryFn: async ({ signal }) =>
      (await call(translateMessage, { body: { userSessionId, text: value, to }, signal })).text,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { quiet: true },
  });
