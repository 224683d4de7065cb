/** A note on the visitor. Its author can edit and delete it. */
import { ActionIcon, Button, Group, Textarea } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { isBlank, LIMITS } from '@parrot/contract/core';
import { deleteProfileNote, type ProfileNote, updateProfileNote } from '@parrot/contract/profiles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsentEdit } from '../../../../shared/form/unsent-text.ts';
import { formatDateTime } from '../../../../shared/format/format-date-time.ts';
import { messageOf } from '../../../../shared/http/api-error.ts';
import { IconPencil } from '../../../../shared/icons/pencil.ts';
import { IconTrash } from '../../../../shared/icons/trash.ts';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx';
import { useUserStore } from '../../../../state/user-store.ts';
import classes from './profile.module.css';
import { useProfileChange } from './profile-queries.ts';

export function ProfileNoteItem({ session, note }: { session: QueueUser; note: ProfileNote }) {
  const { t } = useTranslation('desk-profile');
  const isOwn = useUserStore(({ details }) => details?.userId) === note.authorId;
  const [isDeleting, setDeleting] = useState(false);
  const update = useProfileChange(updateProfileNote, session.userSessionId);
  const remove = useProfileChange(deleteProfileNote, session.userSessionId);
  const { noteId, authorName, value, createdAt, editedAt } = note;
  const edit = useUnsentEdit(`edit of ${noteId}`);
  /** Otherwise it was begun before another conversation was open, whose reply field has the focus. */
  const [isBegunHere, setBegunHere] = useState(false);
  const draft = isOwn ? edit.text : undefined;
  const save = async (text: string) => {
    try {
      await update.mutateAsync({ noteId, value: text });
      // Also if another conversation is open by now.
      edit.clearSent(text);
    } catch {
      // Shown at the field.
    }
  };
  const when = [formatDateTime(createdAt), ...(editedAt ? [t('notes.edited')] : [])].join(' · ');
  if (draft !== undefined)
    return (
      <div className={classes.newNote}>
        <Textarea
          size="xs"
          autosize
          aria-label={t('notes.edit')}
          maxLength={LIMITS.noteLength}
          value={draft}
          error={update.error ? messageOf(update.error) : undefined}
          onChange={(event) => edit.write(event.currentTarget.value)}
          autoFocus={isBegunHere}
        />
        <Group gap="xs">
          <Button size="xs" loading={update.isPending} disabled={isBlank(draft)} onClick={() => save(draft)}>
            {t('notes.save')}
          </Button>
          <Button size="xs" variant="default" onClick={edit.discard}>
            {t('cancel', { ns: 'shell' })}
          </Button>
        </Group>
      </div>
    );
  return (
    <article className={classes.note}>
      <header>
        <span>
          <b>{authorName}</b>
          <small className={classes.source}>{when}</small>
        </span>
        {isOwn && (
          <Group gap={2} wrap="nowrap">
            <ActionIcon
              size="sm"
              aria-label={t('notes.edit')}
              onClick={() => {
                setBegunHere(true);
                edit.write(value);
              }}
            >
              <IconPencil size={14} stroke={1.75} />
            </ActionIcon>
            <ActionIcon size="sm" aria-label={t('notes.delete')} onClick={() => setDeleting(true)}>
              <IconTrash size={14} stroke={1.75} />
            </ActionIcon>
          </Group>
        )}
      </header>
      <p dir="auto">{value}</p>
      {isDeleting && (
        <ConfirmDialog
          title={t('notes.deleteTitle')}
          confirm={t('notes.deleteConfirm')}
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate({ noteId }, { onSuccess: () => setDeleting(false) })}
          onClose={() => setDeleting(false)}
        >
          <p>{t('notes.deleteText')}</p>
        </ConfirmDialog>
      )}
    </article>
  );
}
