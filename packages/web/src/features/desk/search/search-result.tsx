import type { FoundMessage } from '@parrot/contract/desk';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/format/format-date-time.ts';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import { clockTime, isSameDay } from '../timeline/clock-time.ts';
import { highlightParts } from './highlight-parts.ts';
import classes from './search.module.css';

type SearchResultProps = {
  id: string;
  item: FoundMessage;
  text: string;
  isCurrent: boolean;
  onOpen: (item: FoundMessage) => void;
};

export function SearchResult({ id, item, text, isCurrent, onOpen }: SearchResultProps) {
  const { t } = useTranslation('desk');
  const { session, message } = item;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const isToday = isSameDay(message.time, new Date());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus, and its keys choose among these
    // biome-ignore lint/a11y/useFocusableInteractive: the same
    <div
      ref={box}
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={classes.item}
      onClick={() => onOpen(item)}
    >
      <UserAvatar id={session.userId} name={session.userName} />
      <div className={classes.main}>
        <p className={classes.who}>
          <b>{session.userName}</b>
          <span>{session.appName}</span>
          <time dateTime={message.time}>{isToday ? clockTime(message.time) : formatDate(message.time)}</time>
        </p>
        <p className={classes.snippet}>
          {message.userType === 'visitor' ? '' : `${message.senderName}: `}
          {highlightParts(message.value, text).map(({ part, isHit, at }) =>
            isHit ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
          )}
          {message.value === '' && t('row.files')}
        </p>
      </div>
    </div>
  );
}
