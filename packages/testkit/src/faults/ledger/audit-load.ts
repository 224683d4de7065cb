/** Compares the whole ledger with the database, with what visitors and agents read, with screens, files and mails. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Message } from '@parrot/contract/conversations';
import type { Load } from '../load/load.ts';
import { FAQ_ANSWER } from '../load/site.ts';
import type { Audited } from '../scenarios/scenario.ts';
import { auditCase } from './audit-case.ts';
import { type Audit, auditConversation, auditOrder, type StoredMessage } from './audit-conversation.ts';
import { addCounts, countFaults, noCounts, worstCounts } from './counts.ts';
import type { LedgerConversation } from './ledger.ts';
import { type CaseReadings, readCasesAsAgent, readCasesInDatabase } from './read-cases.ts';
import { readAsVisitor, readDatabase } from './readings.ts';

/** How long the product may take to answer, push and mail the last of it, and to notice what is overdue. */
const SETTLE_MS = 150_000;
const POLL_MS = 100;

/** `now`: by the clock of the server. */
type Patience = { settleMs?: number; now?: () => number };

/** The load has stopped. Waits for what the product still has to do. */
export async function auditLoad(
  load: Load,
  audited: Audited,
  { settleMs = SETTLE_MS, now = Date.now }: Patience = {},
): Promise<Audit> {
  const deadline = performance.now() + settleMs;
  for (;;) {
    // The server may close connections so that screens fetch what they missed.
    await load.resume();
    const audit = await auditOnce(load, audited, now());
    if (countFaults(audit.counts) === 0 || performance.now() > deadline) return audit;
    await pause(POLL_MS);
  }
}

async function auditOnce(load: Load, audited: Audited, now: number): Promise<Audit> {
  const { ledger } = load;
  const total: Audit = { counts: noCounts(), details: [] };
  const read = new Map<string, Message[]>();
  for (const { conversation, parrotId, visitorToken } of load.visitors)
    read.set(conversation.conversationId, await readAsVisitor(audited.server, parrotId, visitorToken));
  const stored = await readDatabase(
    audited.databaseUrl,
    ledger.conversations.map(({ conversationId }) => conversationId),
  );
  for (const conversation of ledger.conversations) {
    const inDatabase = stored.get(conversation.conversationId) ?? [];
    const seen = read.get(conversation.conversationId)?.map(toStored);
    const audits = { database: auditConversation(conversation, inDatabase, FAQ_ANSWER) };
    const readings = seen
      ? { ...audits, interface: auditConversation(conversation, seen, FAQ_ANSWER) }
      : audits;
    const counts = Object.values(readings)
      .map((audit) => audit.counts)
      .reduce(worstCounts);
    total.counts = addCounts(total.counts, counts);
    for (const [name, { details }] of Object.entries(readings))
      total.details.push(...details.map((detail) => `${name}: ${detail}`));
    auditScreens(conversation, total);
  }
  await auditFiles(ledger.files, read, audited, total);
  auditMails(ledger.mails, audited, total);
  await auditCases(load, audited, now, total);
  return total;
}

/** As the agent reads them only once the database has them right, as that takes longer. */
async function auditCases(
  { ledger, site }: Load,
  audited: Audited,
  now: number,
  total: Audit,
): Promise<void> {
  const { cases } = ledger;
  if (cases.length === 0) return;
  const found = countIn(await readCasesInDatabase(audited.databaseUrl, site.agent.userId, cases));
  if (countFaults(found.counts) > 0) return add('database', found);
  add('desk', countIn(await readCasesAsAgent(audited.server, site.agent.emailId, cases)));

  function countIn(readings: CaseReadings): Audit {
    const audits = cases.map((each) => auditCase(each, readings.get(each.conversationId), now));
    return {
      counts: audits.map(({ counts }) => counts).reduce(addCounts),
      details: audits.flatMap(({ details }) => details),
    };
  }
  function add(name: string, { counts, details }: Audit): void {
    total.counts = addCounts(total.counts, counts);
    total.details.push(...details.map((detail) => `${name}: ${detail}`));
  }
}

const toStored = ({ seq, msgId, value, userSessionId, userType }: Message): StoredMessage => ({
  seq,
  msgId,
  text: value,
  sessionId: userSessionId,
  userType,
});

/** A screen that misses a message, or shows one twice or at the wrong place, was left outdated. */
function auditScreens({ sent, screens, conversationId }: LedgerConversation, total: Audit): void {
  for (const shown of screens) {
    const { counts, details } = auditOrder(sent, shown);
    total.counts.stale += countFaults(counts);
    total.details.push(...details.map((detail) => `screen of ${conversationId}: ${detail}`));
  }
}

async function auditFiles(
  files: Load['ledger']['files'],
  read: ReadonlyMap<string, Message[]>,
  { server }: Audited,
  total: Audit,
): Promise<void> {
  total.counts.files += files.length;
  for (const { conversationId, msgId, content } of files) {
    const message = read.get(conversationId)?.find((each) => each.msgId === msgId);
    const url = message?.files[0]?.url;
    const found = url === undefined ? undefined : await fetch(server.url + url).then((reply) => reply.text());
    if (found === content) continue;
    total.counts.filesLost += 1;
    total.details.push(`filesLost: the file of ${msgId} is ${found?.slice(0, 80) ?? 'not there'}`);
  }
}

function auditMails(mails: readonly string[], { smtp }: Audited, total: Audit): void {
  total.counts.mails += mails.length;
  for (const address of mails) {
    const times = smtp.countTo(address);
    if (times > 1) total.counts.mailsTwice += 1;
    if (times > 0) continue;
    total.counts.mailsLost += 1;
    total.details.push(`mailsLost: no mail to ${address}`);
  }
}
