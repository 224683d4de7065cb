/** Notes of agents on the visitor. */
import { Button, Textarea } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { isBlank, LIMITS } from '@parrot/contract/core';
import { addProfileNote } from '@parrot/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUnsentText } from '../../../../shared/form/unsent-text.ts';
import { messageOf } from '../../../../shared/http/api-error.ts';
import { IconNote } from '../../../../shared/icons/note.ts';
import { CollapsibleSection } from '../../../../shared/ui/collapsible-section.tsx';
import { MutedText, QueryContent } from '../../../../shared/ui/query-content.tsx';
import classes from './profile.module.css';
import { ProfileNoteItem } from './profile-note-item.tsx';
import { profileQuery, useProfileChange } from './profile-queries.ts';

export function ProfileNotesSection({ session }: { session: QueueUser }) {
  const { t } = useTranslation('desk-profile');
  const query = useQuery(profileQuery(session.userSessionId));
  return (
    <CollapsibleSection
      name="profile-notes"
      icon={IconNote}
      title={t('notes.title')}
      aside={query.data?.notes.length || undefined}
    >
      <QueryContent query={query} lines={2}>
        {({ notes }) => (
          <>
            <NewNote session={session} />
            {notes.length === 0 ? (
              <MutedText>{t('notes.none')}</MutedText>
            ) : (
              <ul className={classes.notes}>
                {notes.map((note) => (
                  <li key={note.noteId}>
                    <ProfileNoteItem session={session} note={note} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </QueryContent>
    </CollapsibleSection>
  );
}

function NewNote({ session }: { session: QueueUser }) {
  const { t } = useTranslation('desk-profile');
  const { text: value, clientId, write, clearSent } = useUnsentText(`visitor ${session.userId}`);
  const add = useProfileChange(addProfileNote, session.userSessionId);
  const send = async () => {
    try {
      await add.mutateAsync({ clientId: clientId(), value });
      // Also if another conversation is open by now.
      clearSent(value);
    } catch {
      // Shown at the field.
    }
  };
  return (
    <div className={classes.newNote}>
      <Textarea
        size="xs"
        autosize
        minRows={1}
        maxRows={8}
        aria-label={t('notes.add')}
        placeholder={t('notes.placeholder')}
        maxLength={LIMITS.noteLength}
        value={value}
        error={add.error ? messageOf(add.error) : undefined}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {!isBlank(value) && (
        <Button size="xs" loading={add.isPending} onClick={send}>
          {t('notes.save')}
        </Button>
      )}
    </div>
  );
}
