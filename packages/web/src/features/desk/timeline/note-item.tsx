/** A note for agents only, by one of them or by a rule. A whisper is from a supervisor to the owner. */
import type { Note } from '@parrot/contract/desk';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/format/format-date-time.ts';
import { IconEar } from '../../../shared/icons/ear.ts';
import { IconNote } from '../../../shared/icons/note.ts';
import { IconWand } from '../../../shared/icons/wand.ts';
import { cutAtMentions } from '../../../shared/mentions/mentions.ts';
import { LinkedText } from '../../../shared/ui/linked-text.tsx';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import classes from './note-item.module.css';

export const NoteItem = memo(({ note, ownId }: { note: Note; ownId: string }) => {
  const { t } = useTranslation('desk-conversation');
  const { authorId, authorName, whisper, time } = note;
  const byAgent = authorId === ownId ? t('conversation.you') : authorName;
  const author = authorId ? byAgent : t('note.byRule', { name: authorName });
  const names = note.mentions.map(({ name }) => name);
  const Icon = whisper ? IconEar : IconNote;
  return (
    <div className={classes.note} data-whisper={whisper || undefined}>
      {authorId ? (
        <UserAvatar id={authorId} name={authorName} />
      ) : (
        <span className={classes.rule}>
          <IconWand size={16} stroke={1.75} aria-hidden />
        </span>
      )}
      <div className={classes.body}>
        <p className={classes.meta}>
          <Icon size={13} stroke={1.75} aria-hidden />
          <b>{author}</b> · {t(whisper ? 'note.whisper' : 'note.internal')} ·{' '}
          <time dateTime={time}>{formatTime(time)}</time>
        </p>
        <p className={classes.value} dir="auto">
          {cutAtMentions(note.value, names).map(({ part, isMention, at }) =>
            isMention ? <b key={at}>{part}</b> : <LinkedText key={at} text={part} />,
          )}
        </p>
      </div>
    </div>
  );
});
