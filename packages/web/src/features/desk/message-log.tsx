/** Everything that was said, newest at the bottom; stays there unless one has scrolled up to read. */
import { Button } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageItem } from './message-item.tsx';
import classes from './message-log.module.css';
import type { Outgoing, Thread } from './thread.ts';

const NEAR_THE_END = 80;

type MessageLogProps = {
  thread: Thread;
  ownId: string;
  visitorTyping: boolean;
  onRetry: (item: Outgoing) => void;
};

export function MessageLog({ thread, ownId, visitorTyping, onRetry }: MessageLogProps) {
  const { t } = useTranslation('desk');
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const { messages, outgoing } = thread;
  const length = messages.length + outgoing.length;

  useEffect(() => {
    const box = log.current;
    const watch = () => {
      if (box) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_THE_END;
    };
    box?.addEventListener('scroll', watch, { passive: true });
    return () => box?.removeEventListener('scroll', watch);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content is what makes the log longer
  useLayoutEffect(() => {
    if (atEnd.current && log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [length, visitorTyping]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div ref={log} className={classes.log} role="log" aria-label={t('conversation.messages')} tabIndex={0}>
      {messages.map((message) => (
        <MessageItem key={message.seq} message={message} ownId={ownId} />
      ))}
      {outgoing.map((item) => (
        <div key={item.msgId} className={classes.outgoing} data-state={item.state}>
          <p className={classes.bubble}>{item.value}</p>
          <p className={classes.state}>
            {t(item.state === 'failed' ? 'conversation.notSent' : 'conversation.sending')}
            {item.state === 'failed' && (
              <Button size="xs" variant="subtle" onClick={() => onRetry(item)}>
                {t('conversation.retry')}
              </Button>
            )}
          </p>
        </div>
      ))}
      {visitorTyping && (
        <p
          className={classes.typing}
          role="status"
          aria-label={t('conversation.typing', { name: thread.session.userName })}
        >
          <i />
          <i />
          <i />
        </p>
      )}
    </div>
  );
}
