/** How answers, lists and searches grow with their number: from a thousand to ten and a hundred thousand. */
import { type App, createApp } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { historyUsers, searchMessages } from '@parrot/contract/desk';
import { addFaq, listFaqs } from '@parrot/contract/knowledge';
import { newOwner, newPublishedApp, type TestSession } from '@parrot/testkit';
import type { ServerProcess } from '@parrot/testkit/process';
import { copyFaq } from '../answers/copy-faq.ts';
import { benchFaqs } from '../answers/faq-set.ts';
import { answerCpuMs } from '../answers/search-cost.ts';
import { fillConversations } from '../desk/fill-conversations.ts';
import { faultIn, type Part } from '../part.ts';
import { TARGETS } from '../references.ts';
import { cpuMsOf } from '../server/process-figures.ts';
import type { Stage } from '../stage.ts';
import { type Figure, shortNumber } from '../table.ts';

const THOUSAND = 1_000;
/** An app has 10,000 FAQs at most. */
const FAQS = [THOUSAND, 10 * THOUSAND];
const CONVERSATIONS = [THOUSAND, 10 * THOUSAND, 100 * THOUSAND];
const WARM_UP = 20;
const ROUNDS = 24;
const LIST_LIMIT = 50;

/** CPU of the server and its database per call, by size. */
type Row = { what: string; costs: (number | undefined)[]; target?: number };
type Asked = { what: string; ask: () => Promise<number>; finds: number; target?: number };

export const growth: Part = {
  name: 'growth',
  title: 'Growth: CPU per answer, list and search by the number of rows',

  selfCheck: (stage) =>
    stage.withServer(async (server, { owner, app }) => {
      const [list] = conversationCalls(server, owner, THOUSAND);
      if (!list) throw new Error('There is nothing to ask.');
      const conversations = await faultIn(() => expectAll(list));
      const [, search] = faqCalls(server, owner, app.appId, THOUSAND);
      if (!search) throw new Error('There is nothing to ask.');
      const faqs = await faultIn(() => expectAll(search));
      return `lists without their rows were detected (${conversations}; ${faqs})`;
    }),

  async measure(stage) {
    const { owner, app } = await stage.withServer(async (server) => {
      const session = await newOwner(server);
      return { owner: session, app: await newPublishedApp(server, session) };
    });
    const rows = [
      { what: 'answer, without embedding the question', costs: [], target: undefined },
      ...(await faqRows(stage, owner)),
      ...(await conversationRows(stage, { owner, app })),
    ].map((row): Row => row as Row);
    const [answer] = rows;
    for (const size of FAQS) answer?.costs.push(await answerCpuMs(size));
    return {
      figures: rows.flatMap(figureOf),
      grids: [
        [
          ['CPU, ms', ...CONVERSATIONS.map((size) => size.toLocaleString('en')), 'growth for × 10'],
          ...rows.map(({ what, costs }) => [
            what,
            ...CONVERSATIONS.map((_, at) => shown(costs[at])),
            costs
              .slice(1)
              .map((cost, at) => `× ${shown(ratio(cost, costs[at]))}`)
              .join(', '),
          ]),
        ],
      ],
      notes: [
        'Lists are calls through the default installation. An FAQ has two questions; an app has at most 10,000 FAQs.',
      ],
    };
  },
};

const shown = (value: number | undefined): string => (value === undefined ? '–' : shortNumber(value));
const ratio = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || !other ? undefined : one / other;

function figureOf({ what, costs, target }: Row): Figure[] {
  if (target === undefined) return [];
  return [{ what: `${what}, the most rows`, value: costs.at(-1), unit: 'ms', better: 'lower', target }];
}

async function faqRows(stage: Stage, owner: TestSession): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (const size of FAQS) {
    const [first, ...others] = benchFaqs(size);
    if (!first) throw new Error('There are no FAQs.');
    const { appId, faqId } = await stage.withServer(async (server) => {
      const body = { appName: `Faqs${size}`, appType: 'Q&A' as const };
      const { app } = await server.api.call(createApp, { session: owner, body });
      const draft = { appId: app.appId, question: first.questions, answer: first.answer };
      const { faq } = await server.api.call(addFaq, { session: owner, body: draft });
      return { appId: app.appId, faqId: faq.faqId };
    });
    await copyFaq(await stage.store(), { appId, faqId }, others);
    await stage.withServer((server) => addCosts(rows, server, faqCalls(server, owner, appId, size)));
  }
  return [...rows.values()];
}

async function conversationRows(
  stage: Stage,
  { owner, app }: { owner: TestSession; app: App },
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  const { folder } = await stage.store();
  let from = 0;
  for (const size of CONVERSATIONS) {
    await fillConversations({ folder, owner, app }, { count: size - from, from, status: 'ended' });
    from = size;
    await stage.withServer((server) => addCosts(rows, server, conversationCalls(server, owner, size)));
  }
  return [...rows.values()];
}

function faqCalls(server: ServerProcess, session: TestSession, appId: AppId, size: number): Asked[] {
  const totalOf = async (search: string) =>
    (await server.api.call(listFaqs, { session, body: { appId, search, limit: LIST_LIMIT } })).total;
  const holiday = benchFaqs(size).filter(({ answer }) => answer.includes('during a holiday')).length;
  return [
    { what: 'FAQ list', ask: () => totalOf(''), finds: size },
    { what: 'FAQ search', ask: () => totalOf('DURING a holi'), finds: holiday, target: TARGETS.faqSearchMs },
    {
      what: 'FAQ search without a match',
      ask: () => totalOf('nowhere'),
      finds: 0,
      target: TARGETS.faqSearchMs,
    },
  ];
}

function conversationCalls(server: ServerProcess, session: TestSession, size: number): Asked[] {
  const target = TARGETS.conversationListMs;
  const listed = async (offset: number) => {
    const body = { agent: 'all' as const, offset, limit: LIST_LIMIT };
    return (await server.api.call(historyUsers, { session, body })).items.length;
  };
  const found = async (text: string) =>
    (await server.api.call(searchMessages, { session, body: { text } })).items.length;
  const nameless = `${size - 1}`;
  return [
    { what: 'conversation list', ask: () => listed(0), finds: LIST_LIMIT, target },
    {
      what: 'conversation list, the 20th page',
      ask: () => listed(19 * LIST_LIMIT),
      finds: LIST_LIMIT,
      target,
    },
    { what: 'conversation search, one match', ask: () => found(`number ${nameless}`), finds: 1, target },
    { what: 'conversation search, a visitor', ask: () => found(`Visitor ${nameless}`), finds: 1, target },
    { what: 'conversation search, all match', ask: () => found('order'), finds: 20 },
  ];
}

async function addCosts(
  rows: Map<string, Row>,
  server: ServerProcess,
  calls: readonly Asked[],
): Promise<void> {
  const pid = server.process.pid ?? 0;
  for (const asked of calls) {
    const { what, target } = asked;
    for (let round = 0; round < WARM_UP; round += 1) await expectAll(asked);
    const before = cpuMsOf(pid);
    for (let round = 0; round < ROUNDS; round += 1) await expectAll(asked);
    const after = cpuMsOf(pid);
    const row = rows.get(what) ?? { what, costs: [], ...(target !== undefined && { target }) };
    row.costs.push(before === undefined || after === undefined ? undefined : (after - before) / ROUNDS);
    rows.set(what, row);
  }
}

async function expectAll({ what, ask, finds }: Asked): Promise<void> {
  const found = await ask();
  if (found !== finds) throw new Error(`${what}: ${found} instead of ${finds}`);
}
