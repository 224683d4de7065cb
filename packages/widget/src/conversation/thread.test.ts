// @vitest-environment node
import type { Message } from '@parrot/contract/conversations';
import { describe, expect, test } from 'vitest';
import { CONVERSATION_ID, message, msgId, session } from './message.fixture.ts';
import { advance, hasGap, isLive, newThread, type Thread, type ThreadChange, unreadCount } from './thread.ts';
import type { ThreadReply } from './visitor-channel.ts';
import type { Unsent } from './visitor-memory.ts';

const after = (thread: Thread, ...change: ThreadChange[]): Thread => change.reduce(advance, thread);
const seqs = ({ messages }: Thread) => messages.map(({ seq }) => seq);
const added = (seq: number, fields?: Partial<Message>): ThreadChange => ({
  type: 'message',
  message: message(seq, fields),
});
const fetched = (
  afterSeq: number,
  from: number,
  to: number,
  fields: Partial<ThreadReply> = {},
): ThreadChange => ({
  type: 'thread',
  afterSeq,
  reply: {
    conversationId: CONVERSATION_ID,
    visitorToken: 'token',
    identity: 'none',
    session: session('INPROGRESS'),
    messages: Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => message(from + at)),
    lastSeq: to,
    ...fields,
  },
});
const unsent = (name: string): Unsent => ({
  msgId: msgId(name),
  value: name,
  time: '2026-01-05T09:00:00.000Z',
});

describe('messages [RTM-07]', () => {
  test('are ordered even if they arrive out of order', () => {
    const thread = after(newThread(), fetched(0, 1, 2), added(5), added(4), added(3));
    expect(seqs(thread)).toEqual([1, 2, 3, 4, 5]);
    expect(hasGap(thread)).toBe(false);
  });

  test('that arrive twice appear once', () => {
    const thread = after(newThread(), fetched(0, 1, 3), added(3), added(4), added(4), fetched(2, 3, 4));
    expect(seqs(thread)).toEqual([1, 2, 3, 4]);
  });

  test('that are missing leave a gap until they arrive', () => {
    const gap = after(newThread(), fetched(0, 1, 2), added(5));
    expect(hasGap(gap)).toBe(true);
    expect(gap.seenSeq).toBe(2);
    const filled = after(gap, fetched(2, 3, 5));
    expect(hasGap(filled)).toBe(false);
    expect(seqs(filled)).toEqual([1, 2, 3, 4, 5]);
  });

  test('that arrive before the conversation is loaded are kept and are not a gap', () => {
    const early = after(newThread(), added(9));
    expect(hasGap(early)).toBe(false);
    expect(seqs(after(early, fetched(0, 7, 9)))).toEqual([7, 8, 9]);
  });

  test('of a long conversation are its last ones, without a gap before them', () => {
    const thread = after(newThread(), fetched(0, 81, 100));
    expect(hasGap(thread)).toBe(false);
    expect(thread.seenSeq).toBe(100);
  });

  test('that the server no longer has do not block the conversation', () => {
    const thread = after(newThread(), fetched(0, 1, 2), added(50), fetched(2, 31, 50));
    expect(hasGap(thread)).toBe(false);
    expect(thread.seenSeq).toBe(50);
  });

  test("of an empty conversation count from the server's position", () => {
    expect(after(newThread(), fetched(0, 1, 0)).seenSeq).toBe(0);
  });
});

describe("the visitor's messages", () => {
  const written = after(
    newThread(),
    fetched(0, 1, 1),
    { type: 'written', unsent: unsent('first') },
    { type: 'written', unsent: unsent('second') },
  );

  test('wait in the order written', () => {
    expect(written.unsent.map(({ value }) => value)).toEqual(['first', 'second']);
  });

  test('are stored once, by the answer, the push or a fetch, whichever comes first', () => {
    const stored = added(2, { msgId: msgId('first'), userType: 'visitor' });
    const thread = after(written, stored, stored, fetched(1, 2, 2, { messages: [] }));
    expect(thread.unsent.map(({ value }) => value)).toEqual(['second']);
    expect(seqs(thread)).toEqual([1, 2]);
    const refetched = after(
      written,
      fetched(1, 2, 2, { messages: [message(2, { msgId: msgId('second'), userType: 'visitor' })] }),
    );
    expect(refetched.unsent.map(({ value }) => value)).toEqual(['first']);
  });

  test('can fail, be retried and be withdrawn', () => {
    const failed = after(written, { type: 'failed', msgId: msgId('first'), failed: true });
    expect(failed.unsent.map((item) => item.failed ?? false)).toEqual([true, false]);
    const again = after(failed, { type: 'failed', msgId: msgId('first'), failed: false });
    expect(again.unsent[0]?.failed).toBe(false);
    const gone = after(failed, { type: 'discarded', msgId: msgId('first') });
    expect(gone.unsent.map(({ value }) => value)).toEqual(['second']);
  });

  test('survive the loss of their conversation', () => {
    const thread = after(written, { type: 'forgotten' });
    expect(thread.messages).toEqual([]);
    expect(thread.loaded).toBe(false);
    expect(thread.unsent).toHaveLength(2);
  });
});

test('a reply from another conversation starts over from its end', () => {
  const other = { conversationId: 'cnv_0000000000000000000002' as ThreadReply['conversationId'] };
  const old = after(newThread(), fetched(0, 1, 5));
  const thread = after(old, fetched(5, 6, 6, other));
  expect(thread.loaded).toBe(false);
  expect(seqs(after(thread, fetched(0, 1, 2, other)))).toEqual([1, 2]);
});

test('unread are messages of bots and agents after the last one read', () => {
  const thread = after(
    newThread({ readSeq: 2 }),
    fetched(0, 1, 3),
    added(4, { userType: 'visitor' }),
    added(5, { userType: 'system', msgType: 'event' }),
    added(6, { userType: 'agent' }),
  );
  expect(unreadCount(thread)).toBe(2);
  expect(unreadCount(after(thread, { type: 'read', seq: 6 }))).toBe(0);
  expect(after(thread, { type: 'read', seq: 6 }, { type: 'read', seq: 3 }).readSeq).toBe(6);
});

test('the typing indicator ends with a message, with the connection and with the session', () => {
  const typing: ThreadChange = { type: 'typing', typist: { userType: 'agent', senderName: 'Ida' } };
  const thread = after(newThread(), fetched(0, 1, 1), typing);
  expect(thread.typist?.senderName).toBe('Ida');
  expect(after(thread, added(2, { userType: 'visitor' })).typist).not.toBeNull();
  expect(after(thread, added(2, { userType: 'agent' })).typist).toBeNull();
  expect(after(thread, { type: 'connection', status: 'lost' }).typist).toBeNull();
  expect(after(thread, { type: 'session', session: session('CLOSED') }).typist).toBeNull();
});

test('the request for an agent ends once it is stored', () => {
  const asking = after(newThread(), fetched(0, 1, 1), { type: 'asking', asking: 'yes' });
  expect(after(asking, { type: 'session', session: session('INPROGRESS') }).asking).toBe('yes');
  expect(after(asking, { type: 'session', session: session('UNASSIGNED') }).asking).toBe('no');
});

test('a session is live until it is completed or closed', () => {
  const live = (['INPROGRESS', 'UNASSIGNED', 'ASSIGNED', 'ESCALATED', 'COMPLETED', 'CLOSED'] as const).filter(
    (status) => isLive(session(status)),
  );
  expect(live).toEqual(['INPROGRESS', 'UNASSIGNED', 'ASSIGNED', 'ESCALATED']);
  expect(isLive(null)).toBe(false);
});
