/** Notes, whispers and mentions, and who may see them. */
import {
  openVisitorConversation,
  sendVisitorMessage,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { type Emit, newId, type UserSessionId } from '@parrot/contract/core';
import {
  addNote,
  agentConnect,
  closeConversation,
  deskMessageAdded,
  deskSessionChanged,
  escalateConversation,
  noteAdded,
  openConversation,
  takeConversation,
} from '@parrot/contract/desk';
import { listNotifications } from '@parrot/contract/notifications';
import { newOwner, sharedTestServer, type TestServer, type TestSocket } from '@parrot/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DeskSetup, newText, setUpDesk } from '../desk-setup.fixture.ts';

let server: TestServer;
let setup: DeskSetup;
let mine: TestSocket;
let theirs: TestSocket;
let supervising: TestSocket;
beforeAll(async () => {
  server = await sharedTestServer();
  setup = await setUpDesk(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const socket of [mine, theirs, supervising]) socket?.close();
  mine = await setup.connect(setup.agent);
  theirs = await setup.connect(setup.otherAgent);
  supervising = await setup.connect(setup.supervisor);
});

const clientId = () => newId('msg');
const note = (userSessionId: UserSessionId, value: string, more: object = {}) => ({
  userSessionId,
  clientId: clientId(),
  value,
  ...more,
});
const refusal = async (socket: TestSocket, event: Emit, payload: object) => {
  const answer = await socket.answer(event, payload);
  return answer.ok ? 'fine' : answer.error.code;
};
const notesAt = async (socket: TestSocket, userSessionId: UserSessionId) =>
  (await socket.ask(openConversation, { userSessionId })).notes.map(({ value }) => value);
/** Everything pushed to the socket so far. */
const caughtUp = (socket: TestSocket) =>
  socket.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: '' });
const taken = async () => {
  const visitor = await setup.waitingVisitor();
  await mine.ask(takeConversation, { userSessionId: visitor.userSessionId });
  return visitor;
};

describe('a note', () => {
  test('appears in the agents’ timeline once however often it is sent, and never for the visitor [DSK-06, RTM-07]', async () => {
    const { socket: visitor, userSessionId } = await setup.waitingVisitor();
    const { lastSeq } = await theirs.ask(openConversation, { userSessionId });
    const draft = note(userSessionId, 'Asked before, see last week');
    const [one, two] = await Promise.all([mine.ask(addNote, draft), mine.ask(addNote, draft)]);
    expect(two).toEqual(one);
    expect(one.note).toMatchObject({
      authorId: setup.agent.userId,
      authorName: setup.agent.name,
      afterSeq: lastSeq,
      whisper: false,
    });
    expect((await theirs.next(noteAdded)).note).toEqual(one.note);
    const { notes } = await theirs.ask(openConversation, { userSessionId });
    expect(notes).toEqual([one.note]);
    await setup.settle();
    const thread = await visitor.ask(openVisitorConversation, {});
    expect(JSON.stringify([thread, visitor.seen(visitorMessageAdded)])).not.toContain('Asked before');
    expect(thread.lastSeq).toBe(lastSeq);
  });

  test('notifies mentioned members, who may see the conversation from then on [DSK-05, DSK-06]', async () => {
    const { userSessionId } = await taken();
    expect(await refusal(theirs, openConversation, { userSessionId })).toBe('not_found');
    expect(await refusal(theirs, addNote, note(userSessionId, 'May I?'))).toBe('not_found');
    const otherTenantOwner = await newOwner(server);
    for (const userId of [newId('usr'), otherTenantOwner.userId])
      expect(await mine.answer(addNote, note(userSessionId, 'You', { mentions: [userId] }))).toMatchObject({
        error: { code: 'bad_input', fields: { mentions: expect.any(String) } },
      });
    const mentions = [setup.otherAgent.userId, setup.otherAgent.userId];
    const { note: stored } = await mine.ask(addNote, note(userSessionId, 'Do you know?', { mentions }));
    expect(stored.mentions).toEqual([{ userId: setup.otherAgent.userId, name: setup.otherAgent.name }]);
    expect(await notesAt(theirs, userSessionId)).toEqual(['Do you know?']);
    await theirs.ask(addNote, note(userSessionId, 'I do'));
    const { items } = await server.api.call(listNotifications, { session: setup.otherAgent, body: {} });
    expect(items.filter(({ kind }) => kind === 'mention')).toMatchObject([
      {
        values: { byName: setup.agent.name, text: 'Do you know?' },
        link: `/home/desk/chats?session=${userSessionId}`,
      },
    ]);
  });
});

describe('a whisper', () => {
  test('is visible to the agent who has the conversation, its author and other supervisors, even after a handover [DSK-05]', async () => {
    const { userSessionId } = await taken();
    expect(await refusal(mine, addNote, note(userSessionId, 'Psst', { whisper: true }))).toBe(
      'permission_denied',
    );
    await supervising.ask(addNote, note(userSessionId, 'Offer a voucher', { whisper: true }));
    await mine.next(noteAdded, (push) => push.note.value === 'Offer a voucher');
    expect(await notesAt(mine, userSessionId)).toEqual(['Offer a voucher']);
    const owner = await setup.connect(setup.owner);
    expect(await notesAt(owner, userSessionId)).toEqual(['Offer a voucher']);
    const mentions = [setup.otherAgent.userId];
    expect(
      await refusal(supervising, addNote, note(userSessionId, 'Psst', { whisper: true, mentions })),
    ).toBe('bad_input');
    const toAgentId = setup.otherAgent.userId;
    await mine.ask(escalateConversation, { userSessionId, toAgentId, note: 'Over to you' });
    expect(await notesAt(theirs, userSessionId)).toEqual([]);
    await supervising.ask(addNote, note(userSessionId, 'Now you', { whisper: true }));
    await theirs.next(noteAdded, (push) => push.note.value === 'Now you');
    expect(await notesAt(theirs, userSessionId)).toEqual(['Now you']);
    expect(await notesAt(mine, userSessionId)).toEqual(['Offer a voucher']);
    await caughtUp(mine);
    expect(mine.seen(noteAdded)).toEqual([]);
  });

  test('requires an agent who has the conversation [DSK-05]', async () => {
    const { userSessionId } = await setup.waitingVisitor();
    const whisper = () => refusal(supervising, addNote, note(userSessionId, 'Psst', { whisper: true }));
    expect(await whisper()).toBe('conflict');
    await supervising.ask(takeConversation, { userSessionId });
    expect(await whisper()).toBe('conflict');
  });
});

describe('a live conversation of another agent', () => {
  test('is pushed to its agent and supervisors; others only learn that it left their list [DSK-05, RTM-06]', async () => {
    const { socket: visitor, userSessionId } = await setup.waitingVisitor();
    // Opened while it was shared.
    await theirs.ask(openConversation, { userSessionId });
    await supervising.ask(openConversation, { userSessionId });
    await mine.ask(takeConversation, { userSessionId });
    const isIt = (push: { session: { userSessionId: string; status: string } }) =>
      push.session.userSessionId === userSessionId && push.session.status === 'ASSIGNED';
    const { session: gone } = await theirs.next(deskSessionChanged, isIt);
    expect(gone).toMatchObject({ agentId: setup.agent.userId, lastMessage: null, email: '' });
    const { message } = await visitor.ask(sendVisitorMessage, newText('My number is 4711'));
    await supervising.next(deskMessageAdded, (push) => push.message.seq === message.seq);
    await mine.next(deskMessageAdded, (push) => push.message.seq === message.seq);
    await setup.settle();
    await caughtUp(theirs);
    expect(JSON.stringify([theirs.seen(deskMessageAdded), theirs.seen(deskSessionChanged)])).not.toContain(
      '4711',
    );
    expect(await refusal(theirs, openConversation, { userSessionId })).toBe('not_found');
    const watched = await supervising.ask(openConversation, { userSessionId });
    expect(watched.session).toMatchObject({ unreadCount: 1, agentId: setup.agent.userId });
  });

  test('an ended session is readable up to where another agent’s live session begins [DSK-05, RTM-06]', async () => {
    const { socket: visitor, userSessionId } = await taken();
    await mine.ask(closeConversation, { userSessionId });
    const over = await theirs.ask(openConversation, { userSessionId });
    const again = await visitor.ask(sendVisitorMessage, newText('It is about 4711'));
    await mine.ask(takeConversation, { userSessionId: again.session.userSessionId });
    const { message } = await visitor.ask(sendVisitorMessage, newText('And 4712'));
    await mine.next(deskMessageAdded, (push) => push.message.seq === message.seq);
    const read = await theirs.ask(openConversation, { userSessionId });
    expect([read.messages, read.lastSeq]).toEqual([over.messages, over.lastSeq]);
    const after = await theirs.ask(openConversation, { userSessionId, afterSeq: over.lastSeq });
    expect(after.messages).toEqual([]);
    await visitor.ask(sendVisitorMessage, newText('And 4713'));
    await setup.settle();
    await caughtUp(theirs);
    expect(JSON.stringify(theirs.seen(deskMessageAdded))).not.toMatch(/471[23]/);
  });
});
