/** Replies to the visitor's last words. */

import { suggestReplies } from '@parrot/contract/assistant';
import type { QueueUser } from '@parrot/contract/conversations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/http/call.ts';
import { Loaded, Quiet } from '../../shared/ui/query-content.tsx';
import { useDeskStore } from '../desk/session/desk-store.ts';
import { AnswerCard } from './answer-card.tsx';
import classes from './assistant.module.css';

export function SuggestedReplies({ session }: { session: QueueUser }) {
  const { t } = useTranslation('desk-context');
  const { userSessionId } = session;
  const lastAsked = useDeskStore(
    ({ thread }) => thread?.messages.findLast(({ userType }) => userType === 'visitor')?.seq ?? 0,
  );
  const query = useQuery({
    queryKey: ['desk', 'suggestions', userSessionId, lastAsked],
    queryFn: async ({ signal }) => (await call(suggestReplies, { body: { userSessionId }, signal })).replies,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  return (
    <div className={classes.group}>
      <h3 className={classes.label}>{t('assistant.suggested')}</h3>
      <Loaded query={query} lines={2}>
        {(replies) =>
          replies.length === 0 ? (
            <Quiet>{t('assistant.noSuggestion')}</Quiet>
          ) : (
            replies.map((reply) => (
              <AnswerCard key={reply.text} proposal={reply} userSessionId={userSessionId} mayInsert />
            ))
          )
        }
      </Loaded>
    </div>
  );
}
