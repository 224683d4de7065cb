/** Visitors and an agent who write without a pause worth mentioning, visitors who request mails, and cases. */
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sendTranscript } from '@parrot/contract/conversations';
import { LIMITS } from '@parrot/contract/core';
import { createLedger, type Ledger } from '../ledger/ledger.ts';
import type { Random } from '../random.ts';
import { openAgent } from './agent.ts';
import { writeCase } from './cases.ts';
import { LIMITED, Refused } from './reconnecting-client.ts';
import { QUESTION, type Site } from './site.ts';
import { openVisitor, type Visitor } from './visitor.ts';

/** How many visitors talk with a flow, with a bot that answers from FAQs, and with the agent. */
export type Mix = {
  flow: number;
  faq: number;
  desk: number;
  files: boolean;
  mails: boolean;
  cases: boolean;
};

export const USUAL_MIX: Mix = { flow: 3, faq: 2, desk: 2, files: true, mails: true, cases: true };

export type Load = {
  site: Site;
  ledger: Ledger;
  visitors: Visitor[];
  /** Resolves after this many more messages were acknowledged; rejects if a writer gave up. */
  untilWritten(more: number): Promise<void>;
  /** Every writer ends with the acknowledgement of its last message. */
  stop(): Promise<void>;
  /** Clients whose connection was closed connect again. */
  resume(): Promise<void>;
  /** Closes connections and screens. */
  close(): void;
};

/** A connection may send 20 a second. */
const PAUSE_MS = { least: 40, most: 90 };
const FILE_EVERY = 10;
/** A visitor may upload twice as many a day, and each repeated upload is one. */
const MAX_FILES = LIMITS.visitorFilesPerDay / 2;
const MAIL_EVERY_MS = 400;
/** A workspace may send 500 transcripts a day. */
const MAX_MAILS = 400;
const CASE_EVERY_MS = 1_000;
/** Each is read again as an agent, who may ask for 20 a second. */
const MAX_CASES = 150;

export async function startLoad(site: Site, random: Random, mix: Mix = USUAL_MIX): Promise<Load> {
  const ledger = createLedger();
  const progress = new EventEmitter().setMaxListeners(0);
  const failures: Error[] = [];
  let isOver = false;
  const times = <T>(count: number, make: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, index) => make(index));
  const open = (answeredBy: Visitor['conversation']['answeredBy'], count: number) =>
    Promise.all(
      times(count, (index) => openVisitor({ site, ledger, name: `${answeredBy}${index}`, answeredBy })),
    );
  const [flow, faq, desk] = await Promise.all([
    open('flow', mix.flow),
    open('faq', mix.faq),
    open('agent', mix.desk),
  ]);
  const agent = desk.length > 0 ? await openAgent(site, desk) : undefined;

  const visitors = [...flow, ...faq, ...desk];
  const screens = [...visitors.map(({ client }) => client), ...(agent ? [agent] : [])];

  const repeat = async (write: (count: number) => Promise<void>): Promise<void> => {
    try {
      for (let count = 1; !isOver; count += 1) {
        await write(count);
        progress.emit('written');
        await pause(random.between(PAUSE_MS.least, PAUSE_MS.most));
      }
    } catch (error) {
      failures.push(error as Error);
      progress.emit('written');
    }
  };
  const textOf = ({ conversation }: Visitor, who: string, count: number) =>
    `${conversation.conversationId.slice(-6)} ${who} ${count}`;
  const mail = async (count: number): Promise<void> => {
    if (count > MAX_MAILS) return;
    // Each address may request a few only.
    const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    const visitor = await openVisitor({ site, ledger, name: `mail${count}`, answeredBy: 'faq', address });
    await visitor.write(`${QUESTION} ${count}`);
    const addressOf = (attempt: number) =>
      `${visitor.conversation.conversationId.slice(-12)}x${attempt}@example.com`;
    // A request has no id, so one that is repeated is another request, with an address of its own.
    const requested = await visitor.client
      .deliver(sendTranscript, (attempt: number) => ({ email: addressOf(attempt) }), [LIMITED])
      .catch((error: unknown) => {
        // A conversation may request three.
        if (error instanceof Refused && error.code === LIMITED) return undefined;
        throw error;
      });
    if (requested) ledger.mails.push(addressOf(requested.attempts));
    visitor.client.close();
    // They may leave before the push of their message arrives.
    visitor.conversation.screens.length = 0;
    await pause(MAIL_EVERY_MS);
  };
  const writeCases = async (count: number): Promise<void> => {
    if (count > MAX_CASES) return;
    await writeCase(site, ledger, count);
    await pause(CASE_EVERY_MS);
  };

  const writers = [
    ...flow.map((visitor) => repeat((count) => visitor.write(textOf(visitor, 'flow', count)))),
    ...faq.map((visitor) => repeat((count) => visitor.write(`${QUESTION} ${count}`))),
    ...desk.map((visitor) =>
      repeat((count) =>
        mix.files && count % FILE_EVERY === 0 && count <= MAX_FILES * FILE_EVERY
          ? visitor.sendFile(textOf(visitor, 'file', count))
          : visitor.write(textOf(visitor, 'visitor', count)),
      ),
    ),
    ...(agent
      ? desk.map((visitor) => repeat((count) => agent.write(visitor, textOf(visitor, 'agent', count))))
      : []),
    ...(mix.mails ? [repeat(mail)] : []),
    ...(mix.cases ? [repeat(writeCases)] : []),
  ];
  const throwFailure = () => {
    if (failures.length > 0)
      throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
  };

  return {
    site,
    ledger,
    visitors,
    async untilWritten(more) {
      const enough = ledger.countAcknowledged() + more;
      while (ledger.countAcknowledged() < enough) {
        throwFailure();
        await new Promise((resolve) => progress.once('written', resolve));
      }
    },
    async stop() {
      isOver = true;
      await Promise.all(writers);
      throwFailure();
    },
    async resume() {
      await Promise.all(screens.map((each) => each.resume()));
    },
    close() {
      isOver = true;
      for (const each of screens) each.close();
    },
  };
}
