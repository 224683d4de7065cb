/** The rows of a queue. One of them is a stop for the Tab key; the arrow keys go from row to row. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import { type KeyboardEvent, useState } from 'react';
import { useNow } from '../../shared/clock/use-now.ts';
import { useDeskStore } from './desk-store.ts';
import { QueueRow } from './queue-row.tsx';

const TICK_MS = 1_000;
const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

type QueueRowsProps = {
  items: QueueUser[];
  taking: UserSessionId | undefined;
  onOpen: (userSessionId: UserSessionId) => void;
  /** Absent where there is nothing to take. */
  onTake: ((userSessionId: UserSessionId) => void) | undefined;
};

export function QueueRows({ items, taking, onOpen, onTake }: QueueRowsProps) {
  const openId = useDeskStore((desk) => desk.thread?.session.userSessionId ?? desk.sessionId);
  const typing = useDeskStore((desk) => desk.typing);
  const now = useNow(TICK_MS);
  const [visited, setVisited] = useState<UserSessionId | null>(null);
  const isThere = (id: UserSessionId | null) => items.some(({ userSessionId }) => userSessionId === id);
  const stop = [visited, openId].find(isThere) ?? items[0]?.userSessionId;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    rows[step(at, rows.length - 1)]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows inside are the controls; this only moves between them
    <div onKeyDown={onKeyDown}>
      {items.map((session) => (
        <QueueRow
          key={session.userSessionId}
          session={session}
          now={now}
          isOpen={session.userSessionId === openId}
          isStop={session.userSessionId === stop}
          isTyping={typing[session.conversationId] ?? false}
          isTaking={taking === session.userSessionId}
          onFocus={() => setVisited(session.userSessionId)}
          onOpen={() => onOpen(session.userSessionId)}
          onTake={onTake && (() => onTake(session.userSessionId))}
        />
      ))}
    </div>
  );
}
