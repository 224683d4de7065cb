/** All messages, newest at the bottom; stays there unless the reader has scrolled up. */
import type { Message } from '@parrot/contract/conversations';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outgoing } from '../composer/outgoing-messages.ts';
import { useUnsentStore } from '../composer/unsent-store.ts';
import { firstSeqOf, lastSeqOf, type Thread } from '../conversation/thread.ts';
import type { DeskSession } from '../session/desk-session.ts';
import { useDeskStore } from '../session/desk-store.ts';
import { dayName } from './day-name.ts';
import { EarlierMessages } from './earlier-messages.tsx';
import { JumpButtons } from './jump-buttons.tsx';
import { MessageItem } from './message-item.tsx';
import classes from './message-log.module.css';
import { NoteItem } from './note-item.tsx';
import { OutgoingItem } from './outgoing-item.tsx';
import { RatingItem } from './rating-item.tsx';
import { TimelineDivider } from './timeline-divider.tsx';
import { timelineEntries } from './timeline-entries.ts';
import { useJump } from './use-jump.ts';
import { useJumpToEnds } from './use-jump-to-ends.ts';
import { useScrollPosition } from './use-scroll-position.ts';

const NONE: Outgoing[] = [];
/** The number of the visitor's last messages that are translated automatically, since each costs money. */
const RECENT = 10;

const isVisitors = ({ userType }: Message): boolean => userType === 'visitor';

type MessageLogProps = { thread: Thread; ownId: string; desk: DeskSession; at: number | null };

export function MessageLog({ thread, ownId, desk, at }: MessageLogProps) {
  const { t } = useTranslation('desk-conversation');
  const { session, messages, notes, ratings } = thread;
  const { userSessionId } = session;
  const outgoing = useUnsentStore((unsent) => unsent.outgoing[userSessionId] ?? NONE);
  const isTyping = useDeskStore(({ typing }) => typing[session.conversationId] ?? false);
  const entries = useMemo(() => timelineEntries({ messages, notes, ratings }), [messages, notes, ratings]);
  const recentFrom = messages.filter(isVisitors).at(-RECENT)?.seq ?? 0;
  const first = firstSeqOf(thread);
  const { log, content, isAway, hasNewMessages, goToEnd, goToStart } = useScrollPosition({
    first,
    last: `${lastSeqOf(thread)} ${notes.length} ${ratings.length} ${outgoing.length} ${isTyping}`,
    own: outgoing.at(-1)?.msgId,
  });
  const jump = useJumpToEnds({ goToStart, goToEnd, reach: desk.reach });
  useJump(log, at, desk.reach);

  return (
    <div className={classes.frame}>
      <div
        ref={log}
        className={classes.log}
        role="log"
        aria-label={t('conversation.messages')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={jump.onKeyDown}
      >
        <div ref={content} className={classes.content}>
          {first > 1 && <EarlierMessages log={log} first={first} onEarlier={desk.loadEarlier} />}
          {entries.map((entry) => {
            if (entry.kind === 'day')
              return (
                <TimelineDivider key={entry.key}>
                  <b>{dayName(entry.time)}</b>
                </TimelineDivider>
              );
            if (entry.kind === 'rating')
              return <RatingItem key={entry.key} rating={entry.rating} name={session.userName} />;
            if (entry.kind === 'note') return <NoteItem key={entry.key} note={entry.note} ownId={ownId} />;
            const { message, isHead, isTail } = entry;
            return (
              <MessageItem
                key={entry.key}
                message={message}
                session={session}
                ownId={ownId}
                isHead={isHead}
                isTail={isTail}
                isRecent={message.seq >= recentFrom}
                isRead={message.seq <= session.visitorReadSeq}
                isFound={message.seq === at}
              />
            );
          })}
          {outgoing.map((item) => (
            <OutgoingItem
              key={item.msgId}
              item={item}
              onUndo={() => desk.undoSend(userSessionId, item)}
              onSendNow={() => void desk.sendNow(userSessionId, item)}
              onRetry={() => void desk.retry(userSessionId, item)}
              onDiscard={() => desk.discard(userSessionId, item.msgId)}
            />
          ))}
          {isTyping && (
            <p
              className={classes.typing}
              role="status"
              aria-label={t('conversation.typing', { name: session.userName })}
            >
              <i />
              <i />
              <i />
            </p>
          )}
        </div>
      </div>
      <JumpButtons hasNewMessages={hasNewMessages} isAway={isAway} jump={jump} />
    </div>
  );
}
