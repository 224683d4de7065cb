/** Any session, input and context that the contract accepts, malicious ones in particular. */
import { LANGUAGES, LIMITS } from '@parrot/contract/core';
import { CALL_PROBLEMS, type FlowSession, WAITING_FOR } from '@parrot/contract/flows';
import fc from 'fast-check';
import { anyText, few, NAMES, optionIds } from './any-flow.fixture.ts';
import type { Input, TurnContext } from './index.ts';

const anyValue = fc.oneof(
  anyText.map((text) => text.slice(0, 4_000)),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => each || 0),
  fc.boolean(),
  few(anyText),
);
const anyValues = fc.dictionary(fc.constantFrom(...NAMES), anyValue, { maxKeys: 5 });
const count = fc.constantFrom(0, 1, 2, 499, 500, Number.MAX_SAFE_INTEGER);
const blockId = fc.constantFrom('gone', 'valueof', 'm-start', 'm-0', 'm-1', 'm-2', 'p-0', 'p-1', 'q-0');

/** Random but well-formed: what a client might send in a trial, or an older flow might have stored. */
export const anySession: fc.Arbitrary<FlowSession> = fc.record({
  blockId: fc.option(blockId),
  waitingFor: fc.constantFrom(...WAITING_FOR),
  values: anyValues,
  visitorValues: anyValues,
  stack: fc.oneof(
    fc.array(blockId, { maxLength: 3 }),
    fc.array(blockId, { minLength: LIMITS.flowStack, maxLength: LIMITS.flowStack }),
  ),
  requests: count,
  stepsAlone: count,
  tries: count,
  unanswered: count,
  personOffered: fc.boolean(),
  question: fc.option(anyText),
  previous: fc.option(
    fc.record({ question: anyText.map((text) => text.slice(0, LIMITS.previousQuestionLength)) }),
  ),
  lastMessage: anyText,
  saidFirst: fc.boolean(),
  language: fc.option(fc.constantFrom(...LANGUAGES)),
});

const request = fc.constantFrom(0, 1, 2, 3, Number.MAX_SAFE_INTEGER);
const file = fc.record({
  name: anyText,
  url: fc.constant('/files/1'),
  bytes: fc.nat(),
  isPicture: fc.boolean(),
});
const body = fc.oneof(
  fc.constantFrom<unknown>({ a: [{ b: 'x' }] }, JSON.parse('{"__proto__": {"x": 1}}'), null, 'text', [1]),
  fc.jsonValue({ maxDepth: 3 }),
);
export const anyInput: fc.Arbitrary<Input> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ type: fc.constant('message' as const), text: anyText, files: few(file) }),
  },
  { weight: 1, arbitrary: fc.constant<Input>({ type: 'start' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('finding' as const),
      finding: fc.oneof(
        fc.record({
          kind: fc.constant('answer' as const),
          answer: anyText,
          sources: fc.array(fc.record({ title: anyText, url: anyText }), { maxLength: 1 }),
        }),
        fc.record({
          kind: fc.constant('didYouMean' as const),
          suggestions: few(anyText.map((question) => ({ question }))),
        }),
        fc.constant({ kind: 'unknown' as const }),
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('intent' as const),
      intentId: fc.constantFrom(null, ...optionIds, 'constructor'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('apiReply' as const),
      request,
      reply: fc.oneof(
        fc.record({ ok: fc.constant(true as const), status: fc.constantFrom(200, 404), body }),
        fc.record({
          ok: fc.constant(false as const),
          problem: fc.record({ because: fc.constantFrom(...CALL_PROBLEMS) }),
        }),
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('translation' as const), request, text: fc.option(anyText) }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('timePassed' as const), request }) },
  { weight: 1, arbitrary: fc.constant<Input>({ type: 'personRequested' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('handOverEnded' as const),
      how: fc.constantFrom('tooLong' as const, 'givenBack' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('jump' as const), blockId }) },
);

export const anyCircumstances: fc.Arbitrary<TurnContext> = fc.record({
  desk: fc.constantFrom(
    { enabled: true, available: true },
    { enabled: true, available: false },
    { enabled: false, available: false },
  ),
  isOpen: fc.boolean(),
  now: fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  language: fc.constantFrom(undefined, ...LANGUAGES),
  timeZone: fc.constantFrom(undefined, 'Asia/Kolkata', 'Nowhere/Land'),
  facts: fc.record({ visitorName: anyText, visitorEmail: anyText, page: anyText }),
});
