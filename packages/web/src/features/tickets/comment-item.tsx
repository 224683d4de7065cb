/** One comment; whoever wrote it can change it. */
import { ActionIcon, Button, Group } from '@mantine/core';
import { isBlank, LIMITS } from '@parrot/contract/core';
import type { DeskAgent } from '@parrot/contract/desk';
import type { TicketComment } from '@parrot/contract/tickets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOverLimit } from '../../shared/form/over-limit.ts';
import { formatWhen } from '../../shared/format/format-date-time.ts';
import { messageOf } from '../../shared/http/api-error.ts';
import { IconPencil } from '../../shared/icons/pencil.ts';
import { MentionField, mentionedIn } from '../../shared/mentions/mention-field.tsx';
import { WithMentions } from '../../shared/mentions/mention-text.tsx';
import { PersonAvatar } from '../../shared/ui/user-avatar.tsx';
import { useUserStore } from '../../state/user-store.ts';
import classes from './ticket.module.css';
import { useChangeComment } from './use-ticket.ts';

type CommentItemProps = { comment: TicketComment; colleagues: readonly DeskAgent[] };

export function CommentItem({ comment, colleagues }: CommentItemProps) {
  const { t } = useTranslation('desk-context');
  const isOwn = useUserStore(({ details }) => details?.userId === comment.authorId);
  const [isEditing, setEditing] = useState(false);
  const author = isOwn ? t('you') : comment.authorName;
  return (
    <li className={classes.comment}>
      <PersonAvatar id={comment.authorId} name={comment.authorName} size="small" />
      <div className={classes.said}>
        <p className={classes.author}>
          <b>{author}</b> <time dateTime={comment.createdAt}>{formatWhen(comment.createdAt)}</time>
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
          <EditComment comment={comment} colleagues={colleagues} onDone={() => setEditing(false)} />
        ) : (
          <p className={classes.words} dir="auto">
            <WithMentions text={comment.value} names={comment.mentions.map(({ name }) => name)} />
          </p>
        )}
      </div>
    </li>
  );
}

function EditComment({ comment, colleagues, onDone }: CommentItemProps & { onDone: () => void }) {
  const { t } = useTranslation('desk-context');
  const change = useChangeComment(comment);
  const [draft, setDraft] = useState(comment.value);
  const isUnfit = isBlank(draft) || isOverLimit(draft, LIMITS.commentLength);
  const keep = () => {
    const value = draft.trim();
    if (isUnfit || change.isPending) return;
    if (value === comment.value) return onDone();
    change.mutate({ value, mentions: mentionedIn(value, colleagues) }, { onSuccess: onDone });
  };
  return (
    <div className={classes.fields}>
      <MentionField
        label={t('ticket.editComment')}
        value={draft}
        limit={LIMITS.commentLength}
        colleagues={colleagues}
        autoFocus
        onChange={setDraft}
        onSubmit={keep}
        onCancel={onDone}
      />
      {change.isError && (
        <p className={classes.failure} role="alert">
          {messageOf(change.error)}
        </p>
      )}
      <Group gap="xs">
        <Button size="xs" loading={change.isPending} disabled={isUnfit} onClick={keep}>
          {t('save')}
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>
          {t('cancel', { ns: 'shell' })}
        </Button>
      </Group>
    </div>
  );
}
