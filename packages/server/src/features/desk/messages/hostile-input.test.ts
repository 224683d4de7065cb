/** Hostile input from either side is stored as plain text or refused, and nothing else is affected. */
import {
  openVisitorConversation,
  sendVisitorMessage,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { LIMITS, newId } from '@parrot/contract/core';
import {
  addNote,
  deskMessageAdded,
  openConversation,
  sendAgentMessage,
  takeConversation,
} from '@parrot/contract/desk';
import { openVisitorSocket, sharedTestServer, type TestServer, type TestSocket } from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskSetup, setUpDesk, type TestVisitor } from '../desk-setup.fixture.ts';

const WRITTEN_AND_STORED = [
  ['<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ["'; drop table messages; --"],
  ['{{name}} %s %00'],
  ['a\u0000b\u0007c\u001b[31md\u009f', 'abc[31md'],
  ['one\r\ntwo\rthree\tfour', 'one\ntwo\nthree\tfour'],
  ['photo\u202Egnp.exe, \u202Bhidden\u202C', 'photognp.exe, hidden'],
  ['half\ud800 a character', 'half a character'],
  // Right-to-left text needs its marks.
  ['שלום\u200f (A4)'],
  ['👩‍👩‍👧 z̵̡̛a̴l̶g̷o̸'],
].map(([written = '', stored = written]) => ({ written, stored }));

let server: TestServer;
let setup: DeskSetup;
let desk: TestSocket;
let visitor: TestVisitor;
beforeAll(async () => {
  server = await sharedTestServer();
  setup = await setUpDesk(server);
  desk = await setup.connect(setup.agent);
  visitor = await setup.waitingVisitor();
  await desk.ask(takeConversation, { userSessionId: visitor.userSessionId });
});
afterAll(() => server.stop());

const stored = async () => {
  const { messages, notes } = await desk.ask(openConversation, { userSessionId: visitor.userSessionId });
  return [...messages, ...notes].map(({ value }) => value);
};
const newText = (value: string) => ({ msgId: newId('msg'), value });

test('scripts, control characters and bidirectional overrides arrive and are stored as plain text [RTM-07]', async () => {
  countAttack('script');
  const { userSessionId, socket } = visitor;
  for (const { written, stored } of WRITTEN_AND_STORED) {
    const sent = await socket.ask(sendVisitorMessage, newText(written));
    expect(sent.message.value).toBe(stored);
    await desk.next(deskMessageAdded, ({ message }) => message.msgId === sent.message.msgId);

    const answer = await desk.ask(sendAgentMessage, { userSessionId, ...newText(written) });
    const received = await socket.next(
      visitorMessageAdded,
      ({ message }) => message.msgId === answer.message.msgId,
    );
    expect(received.message.value).toBe(stored);

    const { note } = await desk.ask(addNote, { userSessionId, clientId: newId('msg'), value: written });
    expect(note.value).toBe(stored);
  }
  const all = await stored();
  for (const { stored } of WRITTEN_AND_STORED)
    expect(all.filter((value) => value === stored)).toHaveLength(3);
});

test('blank and overlong messages are refused with the field named', async () => {
  const { userSessionId, socket } = visitor;
  const before = await stored();
  for (const value of [
    '\u0000\u202e \u0007\n',
    ' \u00a0\u3000\n',
    '\u200b\ufeff\u2060',
    '\u3164\u2800',
    'x'.repeat(LIMITS.messageLength + 1),
  ])
    for (const answer of [
      await socket.answer(sendVisitorMessage, newText(value)),
      await desk.answer(sendAgentMessage, { userSessionId, ...newText(value) }),
      await desk.answer(addNote, { userSessionId, clientId: newId('msg'), value }),
    ]) {
      expect(answer).toMatchObject({ ok: false, error: { status: 400 } });
      expect(answer).toHaveProperty('error.fields.value');
    }
  expect(await stored()).toEqual(before);
});

test('a megabyte message closes its own connection only, and the sender can reconnect', async () => {
  countAttack('floods');
  const { parrotId } = setup.app;
  const before = await stored();
  const { visitorToken } = visitor;
  const closed = new Promise((resolve) => visitor.socket.socket.once('disconnect', resolve));
  visitor.socket.socket.emit(sendVisitorMessage.name, newText('x'.repeat(1_048_576)));
  await closed;
  expect(await stored()).toEqual(before);

  const again = await openVisitorSocket(server, { parrotId, visitorToken });
  await again.ask(openVisitorConversation, { afterSeq: 0 });
  const { message } = await again.ask(sendVisitorMessage, newText('Here I am again'));
  await desk.next(deskMessageAdded, (event) => event.message.msgId === message.msgId);
});
