/** Suggested replies to the visitor's last message. */

import { suggestReplies } from '@parrot/contract/assistant';
import type { UserSessionId } from '@parrot/contract/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/http/call.ts';
import { MutedText, QueryContent } from '../../shared/ui/query-content.tsx';
import { AnswerCard, type InsertButtonFor } from './answer-card.tsx';
import classes from './assistant.module.css';

type SuggestedRepliesProps = {
  userSessionId: UserSessionId;
  /** The sequence number of the visitor's last message: replies are for that one. */
  lastVisitorSeq: number;
  insertButton: InsertButtonFor;
};

export function SuggestedReplies({ userSessionId, lastVisitorSeq, insertButton }: SuggestedRepliesProps) {
  const { t } = useTranslation('desk-context');
  const query = useQuery({
    queryKey: ['desk', 'suggestions', userSessionId, lastVisitorSeq],
    queryFn: async ({ signal }) => (await call(suggestReplies, { body: { userSessionId }, signal })).replies,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  return (
    <div className={classes.group}>
      <h3 className={classes.label}>{t('assistant.suggested')}</h3>
      <QueryContent query={query} lines={2}>
        {(replies) =>
          replies.length === 0 ? (
            <MutedText>{t('assistant.noSuggestion')}</MutedText>
          ) : (
            replies.map((reply) => (
              <AnswerCard key={reply.text} proposal={reply} insertButton={insertButton} />
            ))
          )
        }
      </QueryContent>
    </div>
  );
}
