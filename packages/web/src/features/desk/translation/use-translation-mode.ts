/** Whether the visitor's messages are shown in the agent's language. */

import { translateMessage } from '@parrot/contract/assistant';
import type { Message, QueueUser } from '@parrot/contract/conversations';
import { baseLanguage, type LanguageCode } from '@parrot/contract/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { abilitiesQuery } from '../context/context-queries.ts';
import { useOriginalsStore } from './originals-store.ts';

type Translating = {
  from: string;
  to: LanguageCode;
  /** Not needed or unknown yet; needs a model; as the agent chose. */
  state: 'none' | 'noModel' | 'off' | 'on';
};

export function useTranslationMode(session: QueueUser): Translating {
  const to = useLanguage();
  const isOff = useOriginalsStore(({ conversationIds }) => conversationIds.includes(session.conversationId));
  const from = baseLanguage(session.language);
  const isForeign = /^[a-z]{2,3}$/.test(from) && from !== to;
  const { data: abilities } = useQuery({ ...abilitiesQuery(session.userSessionId), enabled: isForeign });
  if (!isForeign || !abilities) return { from, to, state: 'none' };
  if (!abilities.hasModel) return { from, to, state: 'noModel' };
  return { from, to, state: isOff ? 'off' : 'on' };
}

/** Messages never change: each is translated once. */
export const translationQuery = ({ msgId, userSessionId, value }: Message, to: LanguageCode) =>
  queryOptions({
    queryKey: ['desk', 'translation', msgId, to],
    queryFn: async ({ signal }) =>
      (await call(translateMessage, { body: { userSessionId, text: value, to }, signal })).text,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { quiet: true },
  });
