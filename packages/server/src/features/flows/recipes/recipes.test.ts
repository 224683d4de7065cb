/** Every recipe run as a conversation: with the expected inputs, and with unexpected ones. */
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { type Block, type Flow, flow as flowShape } from '@parrot/contract/flows';
import {
  type ApiReply,
  advance,
  findProblems,
  type Input,
  newSession,
  type TurnContext,
} from '@parrot/flow-engine';
import { countAttack } from '@parrot/testkit/attack-tests';
import { expect, test } from 'vitest';
import type { Recipe } from './recipe.ts';
import { recipeContent, recipeFlow } from './recipe-flow.ts';
import { RECIPES } from './recipes.ts';

const around: TurnContext = {
  desk: { enabled: true, available: true },
  // A Wednesday within office hours.
  now: new Date('2026-05-20T10:30:00Z'),
  facts: { visitorName: '', visitorEmail: '', page: '' },
};
const deskUnstaffed = { ...around, desk: { enabled: true, available: false } };
const atNight = { ...around, now: new Date('2026-05-20T22:30:00Z') };

type World = {
  language?: LanguageCode;
  around?: TurnContext;
  reply?: ApiReply;
  constants?: Record<string, string>;
};
type Line = { by: 'visitor' | 'bot'; text: string };

/** Runs the conversation and performs the engine's effects, as the server would. */
function runConversation(recipe: Recipe, inputs: readonly string[], world: World = {}) {
  const language = world.language ?? 'en';
  const flow = withConstants(recipeFlow(recipe, language), world.constants ?? {});
  const { faqs } = recipeContent(recipe, language);
  const lines: Line[] = [];
  const asked: string[] = [];
  let session = newSession();
  let outcome = 'goes on';
  const take = (input: Input): void => {
    const turn = advance(flow, session, input, world.around ?? around);
    session = turn.session;
    for (const effect of turn.effects) {
      if (effect.type === 'sendMessage') lines.push({ by: 'bot', text: effect.text });
      if (effect.type === 'handOver') outcome = 'handed over';
      if (effect.type === 'complete') outcome = 'ended';
      if (effect.type === 'callApi') {
        asked.push(`${effect.method} ${effect.url} ${effect.body}`.trim());
        take({
          type: 'apiReply',
          request: effect.request,
          reply: world.reply ?? { ok: false, problem: { because: 'notReachable' } },
        });
      }
      if (effect.type === 'findIntent') {
        const found = effect.intents.find(({ phrases }) => phrases.includes(effect.text));
        take({ type: 'intent', intentId: found?.id ?? null });
      }
      if (effect.type === 'findAnswer') {
        const known = faqs.find(({ questions }) => questions.includes(effect.question));
        take({
          type: 'finding',
          finding: known ? { kind: 'answer', answer: known.answer, sources: [] } : { kind: 'unknown' },
        });
      }
    }
  };
  take({ type: 'start' });
  for (const text of inputs) {
    lines.push({ by: 'visitor', text });
    take({ type: 'message', text });
  }
  return { lines, asked, outcome, replies: lines.filter(({ by }) => by === 'bot').map(({ text }) => text) };
}

const withConstants = (flow: Flow, constants: Record<string, string>): Flow => ({
  ...flow,
  values: flow.values.map((one) => ({ ...one, initial: constants[one.name] ?? one.initial })),
});
const recipe = (id: string): Recipe => {
  const found = RECIPES.find(({ recipeId }) => recipeId === id);
  if (!found) throw new Error(`there is no recipe ${id}`);
  return found;
};

const SHOP: World = {
  constants: { orderServiceUrl: 'https://shop.example/api/orders' },
  reply: { ok: true, status: 200, body: { status: 'shipped', expectedOn: '2026-05-22' } },
};

test.each(RECIPES.map((one) => [one.title, one] as const))(
  '%s: runs exactly as its example in every language, and has no problems to fix [APP-07, NAV-12]',
  (_title, one) => {
    const options = { secrets: [], deskEnabled: true, agentCount: 1, hasModel: false };
    for (const language of LANGUAGES) {
      const { example } = recipeContent(one, language);
      const inputs = example.filter(({ by }) => by === 'visitor').map(({ text }) => text);
      const world = { ...(one.recipeId === 'order-status' ? SHOP : {}), language };
      expect(runConversation(one, inputs, world).lines).toEqual(example);

      const flow = recipeFlow(one, language);
      expect(flowShape.parse(flow)).toEqual(flow);
      const problems = findProblems(flow, { languages: [language], ...options });
      // The one value that only its builder can know.
      const known =
        one.recipeId === 'order-status' ? [{ kind: 'neverSet', values: { name: 'orderServiceUrl' } }] : [];
      expect(problems).toMatchObject(known);
    }
  },
);

test('there are eight recipes with distinct ids, and no two blocks at the same position', () => {
  expect(new Set(RECIPES.map(({ recipeId }) => recipeId)).size).toBe(8);
  for (const one of RECIPES) {
    const { blocks, places: points, parts } = recipeFlow(one, 'en');
    expect(Object.keys(points).sort()).toEqual(Object.keys(blocks).sort());
    for (const part of [null, ...parts.map(({ id }) => id)]) {
      const drawn = Object.entries(blocks).filter(([, block]: [string, Block]) => block.part === part);
      expect(new Set(drawn.map(([id]) => JSON.stringify(points[id]))).size).toBe(drawn.length);
    }
  }
});

const PROBLEMS: [title: string, id: string, inputs: string[], World, expected: RegExp[], outcome: string][] =
  [
    [
      'lead capture asks again after an invalid address, and continues without the size',
      'lead-capture',
      ['Ada', 'ada at example', 'ada@example.com', 'the moon', '2', 'many', 'Skip', 'Yes, please'],
      {},
      [/doesn’t look like an email/, /How many/, /write to ada@example.com/, /someone will be with you/],
      'handed over',
    ],
    [
      'lead capture gives up after three invalid answers and hands over',
      'lead-capture',
      ['Ada', 'no', 'never', 'nope'],
      { around: deskUnstaffed },
      [/No one is available/],
      'ended',
    ],
    [
      'order status works without an order system: it says so and offers an agent',
      'order-status',
      ['1', '48213', 'Talk to a person'],
      {},
      [/at least three characters/, /couldn’t find that order/, /look into your order/],
      'handed over',
    ],
    [
      'order status reports an unknown order, and looks up another',
      'order-status',
      ['../secret', 'Look up another order', '48213', 'That’s all'],
      { ...SHOP, reply: { ok: true, status: 404, body: {} } },
      [/couldn’t find that order/, /order number/, /couldn’t find that order/, /Thank you/],
      'ended',
    ],
    [
      'an appointment cannot be in the past, can be changed, and is confirmed later outside business hours',
      'appointment',
      [
        ...['Check-up', '2020-01-01', 'tomorrow', '2', 'Ada', '12', '22 33 44 55', 'Change it'],
        ...['Consultation', '2026-06-02', '3', 'Ada', '22334455', 'yes, that’s correct'],
      ],
      { around: atNight },
      [/today or a later day/, /Check-up, /, /Consultation, June 2/, /next business day/],
      'ended',
    ],
    [
      'a late return is rejected with the reason',
      'returns',
      ['48213', 'tomorrow', '2026-01-02', 'Talk to a person'],
      {},
      [/the day it arrived/, /possible for 30 days/, /look into it/],
      'handed over',
    ],
    [
      'a return of a damaged item asks for an optional photo',
      'returns',
      ['48213', 'yesterday', 'because', 'It’s damaged', 'here', 'Skip', 'Replacement'],
      {},
      [/photo/, /replacement or/, /^Replacement: within/],
      'ended',
    ],
    [
      'feedback accepts a comment without stars, and thanks for a good one',
      'feedback',
      ['hm', 'All fine', 'No, thanks'],
      {},
      [/No rating then/, /May we contact you/, /Thank you for your time/],
      'ended',
    ],
    [
      'feedback thanks for five stars',
      'feedback',
      ['5', 'The tea'],
      {},
      [/like best/, /for your time/],
      'ended',
    ],
    [
      'answers continue if the visitor asks again, and request an address if no agent is available',
      'faq-hand-over',
      ['Blue?', 'How can I pay?', 'Green?', 'Red?', 'Talk to a person', 'me', 'me@example.com'],
      { around: deskUnstaffed },
      [
        /don’t have an answer/,
        /By card/,
        /don’t have an answer/,
        /don’t have an answer/,
        /No one is available/,
        /We’ll reply as soon/,
      ],
      'ended',
    ],
    [
      'the newsletter subscription is sent to the service, if configured',
      'newsletter',
      ['Yes, please', 'everything', 'Offers', 'ada', 'ada@example.com', 'I agree'],
      {
        constants: { newsletterUrl: 'https://news.example/list' },
        reply: { ok: true, status: 200, body: null },
      },
      [/hear about/, /doesn’t look like/, /Do you agree/, /Welcome/],
      'ended',
    ],
    [
      'a failing newsletter service loses no subscription',
      'newsletter',
      ['Yes, please', '1', 'ada@example.com', 'I agree'],
      { constants: { newsletterUrl: 'https://news.example/list' } },
      [/I’ve noted it/],
      'ended',
    ],
    [
      'triage asks for the department if the text does not name it, and requests an address if no agent is available',
      'triage',
      ['Blue?', 'Sales', 'Ten chairs', 'x', 'ada@example.com'],
      { around: deskUnstaffed },
      [/Which department/, /for how many people/, /No one is available/, /^Sales has your request/],
      'ended',
    ],
  ];

test.each(PROBLEMS)('%s [APP-07]', (_title, id, inputs, world, expected, outcome) => {
  const conversation = runConversation(recipe(id), inputs, world);
  let from = 0;
  for (const pattern of expected) {
    const at = conversation.replies.findIndex((text, index) => index >= from && pattern.test(text));
    expect(at, `${pattern} in ${JSON.stringify(conversation.replies, null, 1)}`).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
  expect(conversation.outcome).toBe(outcome);
});

test('visitor input cannot escape its part of a request', () => {
  countAttack('expressions');
  const { asked } = runConversation(recipe('order-status'), ['../secret?x=1'], SHOP);
  expect(asked).toEqual(['GET https://shop.example/api/orders/..%2Fsecret%3Fx%3D1']);
  const posted = runConversation(
    recipe('newsletter'),
    ['Yes, please', 'Offers, Stories', 'ada@example.com', 'I agree'],
    {
      constants: { newsletterUrl: 'https://news.example/list' },
    },
  ).asked[0];
  expect(JSON.parse(posted?.replace('POST https://news.example/list ', '') ?? '')).toEqual({
    email: 'ada@example.com',
    topics: ['Offers', 'Stories'],
    agreedOn: '2026-05-20',
  });
});
