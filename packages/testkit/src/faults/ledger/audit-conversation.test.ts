/** A test of the tests: each kind of fault, planted in a reading, is found. */
import { expect, test } from 'vitest';
import { auditConversation, auditOrder, type StoredMessage, turnReply } from './audit-conversation.ts';
import { createLedger, type LedgerConversation } from './ledger.ts';

const ANSWER = 'From 9 to 17.';

/** Three acknowledged messages, and a fourth without an acknowledgement. */
function conversationOf(answeredBy: LedgerConversation['answeredBy']): LedgerConversation {
  const conversation = createLedger().open({ conversationId: 'cnv_1', answeredBy });
  for (const number of [1, 2, 3, 4])
    conversation.sent.push({
      writer: 'visitor',
      msgId: `msg_${number}`,
      text: `text ${number}`,
      attempts: 1,
      ...(number < 4 && { acknowledgedSeq: number * 2 }),
    });
  return conversation;
}

/** As a flow answers the first three. */
function sound(reply = (number: number) => turnReply(number, `text ${number}`)): StoredMessage[] {
  return [1, 2, 3].flatMap((number) => [
    {
      seq: number * 2,
      msgId: `msg_${number}`,
      text: `text ${number}`,
      userType: 'visitor',
      sessionId: 'one',
    },
    { seq: number * 2 + 1, msgId: `bot_${number}`, text: reply(number), userType: 'bot', sessionId: 'one' },
  ]);
}
const auditOf = (reading: StoredMessage[], answeredBy: LedgerConversation['answeredBy'] = 'flow') =>
  auditConversation(conversationOf(answeredBy), reading, ANSWER);
const faultsIn = ({ counts }: ReturnType<typeof auditOf>) =>
  Object.entries(counts).filter(([name, count]) => count > 0 && name !== 'acknowledged');

test('a sound reading has no fault, whether or not what was not acknowledged is stored', () => {
  const last = [
    { seq: 8, msgId: 'msg_4', text: 'text 4', userType: 'visitor', sessionId: 'one' },
    { seq: 9, msgId: 'bot_4', text: turnReply(4, 'text 4'), userType: 'bot', sessionId: 'one' },
  ];
  for (const reading of [sound(), [...sound(), ...last]]) {
    const audit = auditOf(reading);
    expect(faultsIn(audit), audit.details.join()).toEqual([]);
    expect(audit.counts.acknowledged).toBe(3);
  }
});

test('an acknowledged message that is not stored is lost, and so is a number without a message', () => {
  const audit = auditOf(sound().filter(({ msgId }) => !msgId.endsWith('_2')));
  expect(audit.counts.lost).toBe(3);
  expect(audit.details).toContain('lost: "text 2" (msg_2)');
});

test('a message that is stored twice is doubled, also under another id', () => {
  const again = { seq: 8, msgId: 'msg_x', text: 'text 1', userType: 'visitor', sessionId: 'one' };
  expect(auditOf([...sound(), again]).counts.doubled).toBe(1);
});

test('messages of one writer in another order are out of order, in numbers and on a screen', () => {
  const [one, , two] = sound();
  const swapped = sound().map((message) =>
    message.msgId === 'msg_1'
      ? { ...message, msgId: 'msg_2', text: 'text 2' }
      : message.msgId === 'msg_2'
        ? { ...message, msgId: 'msg_1', text: 'text 1' }
        : message,
  );
  expect(auditOf(swapped).counts.outOfOrder).toBeGreaterThan(0);
  const { sent } = conversationOf('flow');
  expect(
    auditOrder(
      sent.slice(0, 2),
      [two, one].filter((each) => each !== undefined),
    ).counts.outOfOrder,
  ).toBe(1);
});

test('another text is altered', () => {
  const reading = sound().map((message) =>
    message.msgId === 'msg_3' ? { ...message, text: 'text 3!' } : message,
  );
  expect(auditOf(reading).counts.altered).toBe(1);
});

test('a flow that lost or repeated a step is found by the count of its turns', () => {
  expect(auditOf(sound().slice(0, 5)).counts.unanswered).toBe(1);
  // It continued from an older state.
  const stuck = sound((number) => turnReply(Math.min(number, 2), `text ${number}`));
  expect(auditOf(stuck).counts).toMatchObject({ unanswered: 1, answeredTwice: 1 });
});

test('questions and answers from FAQs are counted', () => {
  expect(
    auditOf(
      sound(() => ANSWER),
      'faq',
    ).counts,
  ).toMatchObject({ unanswered: 0, answeredTwice: 0 });
  expect(
    auditOf(
      sound((number) => (number === 1 ? '' : ANSWER)),
      'faq',
    ).counts.unanswered,
  ).toBe(1);
  const again = { seq: 8, msgId: 'bot_x', text: ANSWER, userType: 'bot', sessionId: 'one' };
  expect(auditOf([...sound(() => ANSWER), again], 'faq').counts.answeredTwice).toBe(1);
});
