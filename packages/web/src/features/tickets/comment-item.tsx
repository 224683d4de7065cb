/** One comment; its author can edit it. */
import { ActionIcon, Button, Group } from '@mantine/core';
import { isBlank, LIMITS } from '@parrot/contract/core';
import type { DeskAgent } from '@parrot/contract/desk';
import type { TicketComment } from '@parrot/contract/tickets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../shared/form/form-message.tsx';
import { isOverLimit } from '../../shared/form/over-limit.ts';
import { useUnsentEdit } from '../../shared/form/unsent-text.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { formatDateTime } from '../../shared/format/format-date-time.ts';
import { IconPencil } from '../../shared/icons/pencil.ts';
import { MentionField } from '../../shared/mentions/mention-field.tsx';
import { MentionText } from '../../shared/mentions/mention-text.tsx';
import { mentionedIn } from '../../shared/mentions/mentions.ts';
import { UserAvatar } from '../../shared/ui/user-avatar.tsx';
import { useUserStore } from '../../state/user-store.ts';
import classes from './ticket.module.css';
import { type CommentText, useChangeComment } from './use-ticket.ts';

type CommentItemProps = { comment: TicketComment; agents: readonly DeskAgent[] };

export function CommentItem({ comment, agents }: CommentItemProps) {
  const { t } = useTranslation('desk-context');
  const isOwn = useUserStore(({ details }) => details?.userId === comment.authorId);
  const edit = useUnsentEdit(`edit of ${comment.commentId}`);
  const isEditing = isOwn && edit.text !== undefined;
  /** Otherwise it was begun before another conversation was open, whose reply field has the focus. */
  const [isBegunHere, setBegunHere] = useState(false);
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
              onClick={() => {
                setBegunHere(true);
                edit.write(comment.value);
              }}
            >
              <IconPencil size={14} stroke={1.75} />
            </ActionIcon>
          )}
        </p>
        {isEditing ? (
          <EditComment comment={comment} agents={agents} autoFocus={isBegunHere} edit={edit} />
        ) : (
          <p className={classes.text} dir="auto">
            <MentionText text={comment.value} names={comment.mentions.map(({ name }) => name)} />
          </p>
        )}
      </div>
    </li>
  );
}

type EditCommentProps = CommentItemProps & { autoFocus: boolean; edit: ReturnType<typeof useUnsentEdit> };

function EditComment({ comment, agents, autoFocus, edit }: EditCommentProps) {
  const { t } = useTranslation('desk-context');
  const change = useChangeComment(comment);
  /** A mention that was not picked anew still means the same agent. */
  const earlier = comment.mentions.filter(({ name }) => !edit.picked.some((one) => one.name === name));
  const form = useForm({
    initial: { value: comment.value },
    unsaved: { value: edit.text ?? comment.value },
    toInput: ({ value }) => ({
      value: value.trim(),
      mentions: mentionedIn(value, agents, [...edit.picked, ...earlier]),
    }),
    send: (text: CommentText) => change.mutateAsync(text),
    // Also if another conversation is open by now.
    onSuccess: (_changed, { value }) => edit.clearSent(value),
  });
  const field = form.field('value');
  const draft = field.value;
  const isUnfit = isBlank(draft) || isOverLimit(draft, LIMITS.commentLength);
  const save = () => {
    if (draft.trim() === comment.value) edit.discard();
    else if (!isUnfit) form.submit();
  };
  return (
    <div className={classes.fields}>
      <MentionField
        label={t('ticket.editComment')}
        {...field}
        onChange={(value) => {
          field.onChange(value);
          edit.write(value);
        }}
        limit={LIMITS.commentLength}
        agents={agents}
        autoFocus={autoFocus}
        onPick={edit.pick}
        onSubmit={save}
        onCancel={edit.discard}
      />
      <FormMessage form={form} />
      <Group gap="xs">
        <Button size="xs" loading={form.isPending} disabled={isUnfit} onClick={save}>
          {t('save')}
        </Button>
        <Button size="xs" variant="default" onClick={edit.discard}>
          {t('cancel', { ns: 'shell' })}
        </Button>
      </Group>
    </div>
  );
}
