/**
 * The flow engine without server and database: blocks per second, and how long it takes to find the problems
 * of a large flow.
 */
import { type Block, type Flow, flow as flowShape } from '@parrot/contract/flows';
import { advance, findProblems, type Input, newSession, type TurnContext } from '@parrot/flow-engine';
import { faultIn, type Part } from './part.ts';

const BLOCKS = 500;
const CONVERSATIONS = 2_000;
const CHECKS = 20;
/** The best round counts: interference only ever adds time. */
const ROUNDS = 5;

const AROUND: TurnContext = {
  desk: { enabled: true, available: true },
  now: new Date('2026-05-20T10:30:00Z'),
  facts: { visitorName: 'Ann', visitorEmail: '', page: '' },
};
const GIVEN = {
  languages: ['en', 'sv'],
  secrets: [],
  deskEnabled: true,
  agentCount: 1,
  hasModel: false,
} as const;

export const flowSteps: Part = {
  name: 'flow',
  title: 'Flow engine alone',

  async selfCheck() {
    runConversation(formFlow());
    const reply = await faultIn(async () => runConversation(formFlow('Thank you')));
    return `a wrong reply was detected (${reply})`;
  },

  async measure() {
    const form = formFlow();
    const large = largeFlow(BLOCKS);
    const problems = findProblems(large, GIVEN).length;
    if (problems !== 1)
      throw new Error(`Self-check: the large flow has ${problems} problems instead of the planted one.`);
    const perSecond = Math.max(...rounds(() => blocksPerSecond(form)));
    const checkMs = Math.min(...rounds(() => checkedIn(large)));
    return {
      figures: [
        { what: 'blocks per second of CPU', value: perSecond, unit: '', better: 'higher', references: [] },
        {
          what: `problems of ${BLOCKS} blocks`,
          value: checkMs,
          unit: 'ms CPU',
          better: 'lower',
          target: 10,
          references: [],
        },
      ],
      notes: [
        'A conversation asks for a number twice, works out an expression, decides, and takes its leave: 9 blocks.',
      ],
    };
  },
};

const rounds = (measure: () => number): number[] => Array.from({ length: ROUNDS }, measure);

function blocksPerSecond(form: Flow): number {
  let blocks = 0;
  const before = process.cpuUsage();
  for (let round = 0; round < CONVERSATIONS; round += 1) blocks += runConversation(form);
  const { user, system } = process.cpuUsage(before);
  return (blocks / (user + system)) * 1_000_000;
}

/** CPU time, because machines are shared. A builder waits for it after every edit. */
function checkedIn(large: Flow): number {
  const before = process.cpuUsage();
  for (let round = 0; round < CHECKS; round += 1) findProblems(large, GIVEN);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / CHECKS;
}

/** Throws if the bot gives a wrong reply; returns the number of blocks that ran. */
function runConversation(form: Flow): number {
  const inputs: Input[] = [
    { type: 'start' },
    { type: 'message', text: 'many' },
    { type: 'message', text: '1,200' },
  ];
  let session = newSession();
  let blocks = 0;
  let reply = '';
  for (const input of inputs) {
    const turn = advance(form, session, input, AROUND);
    session = turn.session;
    blocks += turn.trace.filter(({ what }) => what === 'ran').length;
    for (const effect of turn.effects) if (effect.type === 'sendMessage') reply = effect.text;
  }
  if (reply !== 'That makes 2400, Ann.') throw new Error(`wrong reply of the bot: “${reply}”`);
  return blocks;
}

const text = (written: string, done: string | null) => ({
  type: 'message',
  content: { kind: 'text', words: { en: written, sv: written } },
  next: { done },
});

function formFlow(farewell = 'That makes {{total}}, {{visitorName}}.'): Flow {
  return flowOf({
    start: { type: 'start', next: { done: 'hello' } },
    hello: text('Hello {{visitorName}}', 'ask'),
    ask: {
      type: 'ask',
      prompt: { en: 'How many?' },
      answer: { kind: 'number', min: 1, max: 5_000, whole: true },
      into: 'count',
      retry: {},
      tries: 3,
      canSkip: false,
      next: { done: 'sum', gaveUp: 'end' },
    },
    sum: {
      type: 'set-value',
      assignments: [{ into: 'total', from: { kind: 'expression', expression: 'count * 2' } }],
      next: { done: 'large' },
    },
    large: {
      type: 'condition',
      branches: [
        {
          id: 'yes',
          match: 'all',
          comparisons: [{ value: 'total', operator: 'greater', operand: '1000' }],
          expression: '',
        },
      ],
      next: { yes: 'bye', otherwise: 'end' },
    },
    bye: text(farewell, 'end'),
    end: { type: 'end', message: {}, next: {} },
  });
}

/** A chain of questions and conditions with one problem: the last branch is unconnected. */
function largeFlow(size: number): Flow {
  const form = formFlow().blocks;
  const kinds = [form.hello, form.sum, form.large, form.ask].filter((block) => block !== undefined);
  const chain = Array.from({ length: size - 2 }, (_, at): [string, object] => {
    const block = kinds[at % kinds.length] as Block;
    const to = at + 3 < size ? `b${at + 1}` : 'end';
    return [
      `b${at}`,
      {
        ...block,
        ...inSwedish(block),
        next: Object.fromEntries(Object.keys(block.next).map((way) => [way, to])),
      },
    ];
  });
  const last = { type: 'go-to', next: { done: null } };
  return flowOf({ start: { type: 'start', next: { done: 'b0' } }, ...Object.fromEntries(chain), end: last });
}

const inSwedish = (block: Block) =>
  block.type === 'ask' ? { prompt: { en: 'How many?', sv: 'Hur många?' } } : {};

const flowOf = (blocks: object): Flow =>
  flowShape.parse({
    version: 2,
    language: 'en',
    start: 'start',
    blocks,
    parts: [],
    values: ['count', 'total'].map((name) => ({
      name,
      type: 'number',
      scope: 'conversation',
      initial: null,
    })),
    texts: {},
    places: {},
    notes: [],
  });
