/** The comments on a ticket, oldest first, and a field for a new one. */
import { Button } from '@mantine/core';
import { isBlank, LIMITS } from '@parrot/contract/core';
import type { Ticket } from '@parrot/contract/tickets';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../shared/form/form-message.tsx';
import { isOverLimit } from '../../shared/form/over-limit.ts';
import { useUnsentText } from '../../shared/form/unsent-text.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { MentionField } from '../../shared/mentions/mention-field.tsx';
import { mentionedIn } from '../../shared/mentions/mentions.ts';
import { QueryContent } from '../../shared/ui/query-content.tsx';
import { CommentItem } from './comment-item.tsx';
import classes from './ticket.module.css';
import { useTicketAgents } from './ticket-fields.tsx';
import { type CommentText, useAddComment, useComments } from './use-ticket.ts';

export function TicketComments({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('desk-context');
  const agents = useTicketAgents(ticket);
  const comments = useComments(ticket.ticketId);
  const add = useAddComment(ticket.ticketId);
  const unsent = useUnsentText(`comment on ${ticket.ticketId}`);
  const form = useForm({
    initial: { value: '' },
    unsaved: { value: unsent.text },
    toInput: ({ value }) => ({ value: value.trim(), mentions: mentionedIn(value, agents, unsent.picked) }),
    send: (comment: CommentText) => add.mutateAsync(comment),
    onSuccess: (_added, { value }) => form.reset({ value: unsent.clearSent(value) }),
  });
  const field = form.field('value');
  // Also empty once a comment is sent that was begun before another conversation was open.
  const draft = unsent.text;
  const isOver = isOverLimit(draft, LIMITS.commentLength);
  const send = () => {
    if (!isBlank(draft) && !isOver) form.submit();
  };
  return (
    <>
      <QueryContent query={comments} lines={2}>
        {(items) =>
          items.length > 0 && (
            <ul className={classes.comments} aria-label={t('ticket.comments')}>
              {items.map((comment) => (
                <CommentItem key={comment.commentId} comment={comment} agents={agents} />
              ))}
            </ul>
          )
        }
      </QueryContent>
      <MentionField
        label={t('ticket.addComment')}
        placeholder={t('ticket.commentPlaceholder')}
        {...field}
        value={draft}
        onChange={(value) => {
          field.onChange(value);
          unsent.write(value);
        }}
        limit={LIMITS.commentLength}
        agents={agents}
        onPick={unsent.pick}
        onSubmit={send}
      />
      <FormMessage form={form} />
      {!isBlank(draft) && (
        <Button
          size="sm"
          variant="light"
          className={classes.send}
          loading={form.isPending}
          disabled={isOver}
          onClick={send}
        >
          {t('ticket.send')}
        </Button>
      )}
    </>
  );
}
