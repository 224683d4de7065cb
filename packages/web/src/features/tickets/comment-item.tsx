/** One comment; its author can edit it. */
import { ActionIcon, Button, Group } from '@mantine/core';
import { isBlank, LIMITS } from '@parrot/contract/core';
import type { DeskAgent } from '@parrot/contract/desk';
import type { TicketComment } from '@parrot/contract/tickets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../shared/form/form-message.tsx';
import { isOverLimit } from '../../shared/form/over-limit.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { formatDateTime } from '../../shared/format/format-date-time.ts';
import { IconPencil } from '../../shared/icons/pencil.ts';
import { MentionField, mentionedIn } from '../../shared/mentions/mention-field.tsx';
import { MentionText } from '../../shared/mentions/mention-text.tsx';
import { UserAvatar } from '../../shared/ui/user-avatar.tsx';
import { useUserStore } from '../../state/user-store.ts';
import classes from './ticket.module.css';
import { type CommentText, useChangeComment } from './use-ticket.ts';

type CommentItemProps = { comment: TicketComment; agents: readonly DeskAgent[] };

export function CommentItem({ comment, agents }: CommentItemProps) {
  const { t } = useTranslation('desk-context');
  const isOwn = useUserStore(({ details }) => details?.userId === comment.authorId);
  const [isEditing, setEditing] = useState(false);
  const author = isOwn ? t('you') : comment.authorName;
  return (
    <li className={classes.comment}>
      <UserAvatar id={comment.authorId} name={comment.authorName} size="small" />
      <div className={classes.body}>
        <p className={classes.author}>
          <b>{author}</b> <time dateTime={comment.createdAt}>{formatDateTime(comment.createdAt)}</time>
          {comment.editedAt && <span> · {t('ticket.edited')}</span>}
          {isOwn && !isEditing && (
            <ActionIcon
              size="xs"
              className={classes.edit}
              aria-label={t('ticket.editComment')}
              onClick={() => setEditing(true)}
            >
              <IconPencil size={14} stroke={1.75} />
            </ActionIcon>
          )}
        </p>
        {isEditing ? (
          <EditComment comment={comment} agents={agents} onDone={() => setEditing(false)} />
        ) : (
          <p className={classes.text} dir="auto">
            <MentionText text={comment.value} names={comment.mentions.map(({ name }) => name)} />
          </p>
        )}
      </div>
    </li>
  );
}

function EditComment({ comment, agents, onDone }: CommentItemProps & { onDone: () => void }) {
  const { t } = useTranslation('desk-context');
  const change = useChangeComment(comment);
  const form = useForm({
    initial: { value: comment.value },
    toInput: ({ value }) => ({ value: value.trim(), mentions: mentionedIn(value, agents) }),
    send: (text: CommentText) => change.mutateAsync(text),
    // Otherwise it was edited further while it was saved.
    onSuccess: (_changed, sent) => {
      if (form.values.value === sent.value) onDone();
    },
  });
  const { value: draft } = form.values;
  const isUnfit = isBlank(draft) || isOverLimit(draft, LIMITS.commentLength);
  const save = () => {
    if (draft.trim() === comment.value) onDone();
    else if (!isUnfit) form.submit();
  };
  return (
    <div className={classes.fields}>
      <MentionField
        label={t('ticket.editComment')}
        {...form.field('value')}
        limit={LIMITS.commentLength}
        agents={agents}
        autoFocus
        onSubmit={save}
        onCancel={onDone}
      />
      <FormMessage form={form} />
      <Group gap="xs">
        <Button size="xs" loading={form.isPending} disabled={isUnfit} onClick={save}>
          {t('save')}
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>
          {t('cancel', { ns: 'shell' })}
        </Button>
      </Group>
    </div>
  );
}
