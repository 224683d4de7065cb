/** Compares a conversation of the ledger with one reading of it. Pure. */
import { type Counts, noCounts } from './counts.ts';
import type { LedgerConversation, SentMessage, ShownMessage } from './ledger.ts';

export type StoredMessage = ShownMessage & { sessionId: string; userType: string };
export type Audit = { counts: Counts; details: string[] };

/** What a flow of the load answers: a count of its turns, and the visitor's text. */
export const turnReply = (turn: number, text: string): string => `Turn ${turn}: ${text}`;
const TURN = /^Turn \d+: /;

/** `reading` is a whole conversation; `faqAnswer` is what bots answer that answer from FAQs. */
export function auditConversation(
  conversation: LedgerConversation,
  reading: readonly StoredMessage[],
  faqAnswer: string,
): Audit {
  const audit = auditOrder(conversation.sent, reading);
  auditNumbers(reading, audit);
  if (conversation.answeredBy === 'flow') auditTurns(reading, audit);
  if (conversation.answeredBy === 'faq') auditAnswers(reading, faqAnswer, audit);
  return audit;
}

/** For a reading that need not begin with the first message, such as a screen. */
export function auditOrder(sent: readonly SentMessage[], reading: readonly ShownMessage[]): Audit {
  const audit: Audit = { counts: noCounts(), details: [] };
  const { counts } = audit;
  const byId = new Map(reading.map((message) => [message.msgId, message]));
  for (const { msgId, text, acknowledgedSeq, attempts } of sent) {
    counts.sentAgain += attempts - 1;
    const stored = byId.get(msgId);
    if (acknowledgedSeq !== undefined) counts.acknowledged += 1;
    if (acknowledgedSeq !== undefined && !stored) note(audit, 'lost', `"${text}" (${msgId})`);
    if (stored && stored.text !== text) note(audit, 'altered', `"${text}" is "${stored.text}"`);
    if (stored && acknowledgedSeq !== undefined && stored.seq !== acknowledgedSeq)
      note(audit, 'outOfOrder', `"${text}" was acknowledged as ${acknowledgedSeq} and is ${stored.seq}`);
  }
  for (const [text, times] of timesOf(reading.map((message) => message.text)))
    if (times > 1 && sent.some((message) => message.text === text))
      note(audit, 'doubled', `"${text}" is there ${times} times`, times - 1);
  for (const writer of new Set(sent.map((message) => message.writer)))
    auditWriter(
      sent.filter((message) => message.writer === writer),
      reading,
      audit,
    );
  return audit;
}

/** Messages of one writer are where they were sent. */
function auditWriter(sent: readonly SentMessage[], reading: readonly ShownMessage[], audit: Audit): void {
  const positions = new Map(reading.map(({ msgId }, position) => [msgId, position]));
  let last = { position: -1, text: '' };
  for (const { msgId, text } of sent) {
    const position = positions.get(msgId);
    if (position === undefined) continue;
    if (position < last.position) note(audit, 'outOfOrder', `"${text}" is before "${last.text}"`);
    else last = { position, text };
  }
}

/** Without a gap, in which clients would wait for a message. */
function auditNumbers(reading: readonly StoredMessage[], audit: Audit): void {
  for (const [index, { seq, text }] of reading.entries()) {
    const before = reading[index - 1]?.seq ?? seq - 1;
    if (seq > before + 1) note(audit, 'lost', `no message has the number ${before + 1}`, seq - before - 1);
    if (seq <= before) note(audit, 'outOfOrder', `"${text}" has the number ${seq} after ${before}`);
  }
}

/** A flow counts its turns in its state, so a step that was lost or repeated shows in every later one. */
function auditTurns(reading: readonly StoredMessage[], audit: Audit): void {
  for (const sessionId of new Set(reading.map((message) => message.sessionId))) {
    const session = reading.filter((message) => message.sessionId === sessionId);
    const expected = session
      .filter(({ userType }) => userType === 'visitor')
      .map(({ text }, index) => turnReply(index + 1, text));
    const replies = session.filter(({ userType, text }) => userType === 'bot' && TURN.test(text));
    const times = timesOf(replies.map(({ text }) => text));
    for (const reply of expected) {
      if (!times.has(reply)) note(audit, 'unanswered', `no "${reply}"`);
      times.set(reply, (times.get(reply) ?? 1) - 1);
    }
    for (const [reply, more] of times) if (more > 0) note(audit, 'answeredTwice', `another "${reply}"`, more);
  }
}

function auditAnswers(reading: readonly StoredMessage[], faqAnswer: string, audit: Audit): void {
  const asked = reading.filter(({ userType }) => userType === 'visitor').length;
  const answered = reading.filter(({ userType, text }) => userType === 'bot' && text === faqAnswer).length;
  if (answered < asked)
    note(audit, 'unanswered', `${asked} questions, ${answered} answers`, asked - answered);
  if (answered > asked)
    note(audit, 'answeredTwice', `${asked} questions, ${answered} answers`, answered - asked);
}

function note(audit: Audit, what: keyof Counts, detail: string, times = 1): void {
  audit.counts[what] += times;
  audit.details.push(`${what}: ${detail}`);
}

function timesOf(texts: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return times;
}
