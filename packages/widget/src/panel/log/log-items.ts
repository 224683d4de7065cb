/** The rows of the log: times, events, and messages grouped by sender. Pure. */
import type { Message } from '@parrot/contract/conversations';
import type { Thread } from '../../conversation/thread.ts';
import type { Unsent } from '../../conversation/visitor-memory.ts';

export type TextItem = {
  kind: 'words';
  key: string;
  by: string;
  first: boolean;
  last: boolean;
  value: string;
} & {
  message?: Message;
  unsent?: Unsent;
};
export type LogItem = { kind: 'time' | 'event'; key: string; message?: Message; time: string } | TextItem;

const NEW_GROUP_MS = 30 * 60_000;
/** One key for our greeting and the server's, so that one replaces the other without a flicker. */
const GREETING = 'greeting';

export function logItems({ messages, unsent }: Thread, greeting: string | false): LogItem[] {
  const items: LogItem[] = [];
  let before = 0;

  const add = (time: string, item: LogItem) => {
    const at = Date.parse(time);
    if (at - before >= NEW_GROUP_MS || !sameDay(at, before)) {
      // The first time is above the greeting, which has none of its own.
      items.splice(before ? items.length : 0, 0, { kind: 'time', key: `at-${item.key}`, time });
    }
    before = at;
    items.push(item);
  };
  const textItem = (key: string, by: string, value: string): TextItem => ({
    kind: 'words',
    key,
    by,
    value,
    first: true,
    last: true,
  });

  if (greeting && needsGreeting(messages[0])) items.push(textItem(GREETING, 'bot', greeting));
  for (const message of messages) {
    if (isInternalEvent(message)) continue;
    const { msgId, msgType, userType, senderId, time, value } = message;
    const by = userType === 'agent' ? senderId : userType;
    add(
      time,
      msgType === 'event'
        ? { kind: 'event', key: msgId, message, time }
        : { ...textItem(isGreeting(message) ? GREETING : msgId, by, value), message },
    );
  }
  for (const item of unsent) add(item.time, { ...textItem(item.msgId, 'visitor', item.value), unsent: item });

  items.forEach((item, at) => {
    const next = items[at + 1];
    if (item.kind !== 'words' || next?.kind !== 'words' || item.by !== next.by) return;
    item.last = next.first = false;
  });
  return items;
}

/** A pending transfer does not concern the visitor until it is accepted. */
const isInternalEvent = ({ event }: Message): boolean =>
  event === 'transfer-offered' || event === 'transfer-returned';

/** The last message of the visitor, if agents have read it. */
export function lastReadId({ messages, session }: Thread): string | undefined {
  const last = messages.findLast(({ userType }) => userType === 'visitor');
  return last && session?.agentName && last.seq <= session.agentReadSeq ? last.msgId : undefined;
}

/** The open suggestions: those of the last message, until the visitor writes. */
export const openSuggestions = ({ messages, unsent }: Thread): string[] =>
  unsent.length ? [] : (messages.at(-1)?.suggestions ?? []);

/** The bot greets before the first message, unless the server stores the greeting as a message. */
const needsGreeting = (first: Message | undefined): boolean =>
  !first || (first.seq === 1 && !isGreeting(first));

const isGreeting = ({ seq, userType }: Message): boolean => seq === 1 && userType === 'bot';

const sameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();
