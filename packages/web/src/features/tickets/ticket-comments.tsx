/** What colleagues say of a ticket, oldest first, and where one says something oneself. */
import { Button } from '@mantine/core';
import { isBlank, LIMITS } from '@parrot/contract/core';
import type { Ticket } from '@parrot/contract/tickets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOverLimit } from '../../shared/form/over-limit.ts';
import { messageOf } from '../../shared/http/api-error.ts';
import { MentionField, mentionedIn } from '../../shared/mentions/mention-field.tsx';
import { Loaded } from '../../shared/ui/query-content.tsx';
import { CommentItem } from './comment-item.tsx';
import classes from './ticket.module.css';
import { useColleagues } from './ticket-fields.tsx';
import { useAddComment, useComments } from './use-ticket.ts';

export function TicketComments({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('desk-context');
  const colleagues = useColleagues(ticket);
  const comments = useComments(ticket.ticketId);
  const add = useAddComment(ticket.ticketId);
  const [draft, setDraft] = useState('');
  const isOver = isOverLimit(draft, LIMITS.commentLength);
  const send = () => {
    const value = draft.trim();
    if (isBlank(value) || isOver || add.isPending) return;
    add.mutate({ value, mentions: mentionedIn(value, colleagues) }, { onSuccess: () => setDraft('') });
  };
  return (
    <>
      <Loaded query={comments} lines={2}>
        {(items) =>
          items.length > 0 && (
            <ul className={classes.comments} aria-label={t('ticket.comments')}>
              {items.map((comment) => (
                <CommentItem key={comment.commentId} comment={comment} colleagues={colleagues} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <MentionField
        label={t('ticket.addComment')}
        placeholder={t('ticket.commentPlaceholder')}
        value={draft}
        limit={LIMITS.commentLength}
        colleagues={colleagues}
        onChange={setDraft}
        onSubmit={send}
      />
      {add.isError && (
        <p className={classes.failure} role="alert">
          {messageOf(add.error)}
        </p>
      )}
      {!isBlank(draft) && (
        <Button
          size="sm"
          variant="light"
          className={classes.send}
          loading={add.isPending}
          disabled={isOver}
          onClick={send}
        >
          {t('ticket.send')}
        </Button>
      )}
    </>
  );
}
