/** Everything that was said, newest at the bottom; stays there unless one has scrolled up to read. */
import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { dayName, isSameDay } from './clock-time.ts';
import { useDeskStore } from './desk-store.ts';
import { LineBetween } from './line-between.tsx';
import { MessageItem } from './message-item.tsx';
import classes from './message-log.module.css';
import type { Outgoing } from './outgoing.ts';
import { OutgoingItem } from './outgoing-item.tsx';
import { firstSeqOf, lastSeqOf, type Thread } from './thread.ts';
import { useUnsentStore } from './unsent-store.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';

/** The first one that can be asked for: the bot's greeting stands before it. */
const EARLIEST = 2;
const NONE: Outgoing[] = [];

type MessageLogProps = {
  thread: Thread;
  ownId: string;
  onRetry: (item: Outgoing) => void;
  onDiscard: (item: Outgoing) => void;
  onEarlier: () => Promise<void>;
};

export function MessageLog({ thread, ownId, onRetry, onDiscard, onEarlier }: MessageLogProps) {
  const { t } = useTranslation('desk');
  const { session, messages } = thread;
  const outgoing = useUnsentStore((unsent) => unsent.outgoing[session.userSessionId] ?? NONE);
  const isTyping = useDeskStore(({ typing }) => typing[session.conversationId] ?? false);
  const earlier = useMutation({ mutationFn: onEarlier, networkMode: 'always' });
  const { log, isAway, goToEnd } = useStayAtEnd({
    first: firstSeqOf(thread),
    last: `${lastSeqOf(thread)} ${outgoing.length} ${isTyping}`,
    own: outgoing.at(-1)?.msgId,
  });

  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div ref={log} className={classes.log} role="log" aria-label={t('conversation.messages')} tabIndex={0}>
        {firstSeqOf(thread) > EARLIEST && (
          <Button
            className={classes.earlier}
            size="xs"
            variant="subtle"
            loading={earlier.isPending}
            onClick={() => earlier.mutate()}
          >
            {t('conversation.earlier')}
          </Button>
        )}
        {messages.map((message, index) => (
          <Fragment key={message.seq}>
            {!isSameDay(message.time, messages[index - 1]?.time ?? '') && (
              <LineBetween>
                <b>{dayName(message.time)}</b>
              </LineBetween>
            )}
            <MessageItem message={message} ownId={ownId} />
          </Fragment>
        ))}
        {outgoing.map((item) => (
          <OutgoingItem key={item.msgId} item={item} onRetry={onRetry} onDiscard={onDiscard} />
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
      {isAway && (
        <Button
          className={classes.toEnd}
          size="sm"
          variant="default"
          leftSection={<IconArrowDown size={14} stroke={1.75} />}
          onClick={goToEnd}
        >
          {t('conversation.newBelow')}
        </Button>
      )}
    </div>
  );
}
