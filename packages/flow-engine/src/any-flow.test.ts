/** Random flows, sessions and inputs from fast-check: the engine keeps its guarantees for all of them. */
import { type FlowSession, flowSession, TRACE_STEPS } from '@parrot/contract/flows';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFlow } from './any-flow.fixture.ts';
import { anyCircumstances, anyInput, anySession } from './any-turn.fixture.ts';
import { OUTPUT_BUDGET, STEP_BUDGET } from './budgets.ts';
import { type Advance, advance, findProblems, type Input, newSession, type TurnContext } from './index.ts';

const turns = fc.array(fc.tuple(anyInput, anyCircumstances), { minLength: 1, maxLength: 15 });
/** Random numbers rarely match the open request, so half of the replies get the right one. */
const fitting = (input: Input, { requests }: FlowSession): Input =>
  'request' in input && (input.request ?? 0) % 2 === 1 ? { ...input, request: requests } : input;

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const inner of Object.values(value)) deepFrozen(inner);
    Object.freeze(value);
  }
  return value;
}
const stored = (session: FlowSession): FlowSession => JSON.parse(JSON.stringify(session));

test('it terminates, never throws, respects its budgets and returns a valid session, also for random sessions [F-02] [F-03] [F-29]', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyFlow, fc.oneof(fc.constant(newSession()), anySession), turns, (flow, from, played) => {
      deepFrozen(flow);
      let session = deepFrozen(from);
      for (const [input, context] of played) {
        const result = advance(flow, session, deepFrozen(fitting(input, session)), deepFrozen(context));
        keepsToBudgets(result, context);
        expect(JSON.stringify(flowSession.parse(stored(result.session)))).toBe(
          JSON.stringify(result.session),
        );
        for (const { what } of result.trace) seen.add(what);
        for (const { type } of result.effects) seen.add(type);
        session = deepFrozen(result.session);
      }
    }),
    { numRuns: 170, seed: 5 },
  );
  // The generator must reach everything the engine can do, or the test would prove nothing.
  const effects = [
    'sendMessage',
    'findAnswer',
    'findIntent',
    'callApi',
    'translate',
    'wait',
    'handOver',
    'rated',
    'complete',
  ];
  expect([...seen].sort()).toEqual([...TRACE_STEPS, ...effects].sort());
});

function keepsToBudgets({ effects, trace }: Advance, { desk }: TurnContext): void {
  // A message before the start runs the start first and is handled after it.
  expect(trace.filter(({ what }) => what === 'ran').length).toBeLessThanOrEqual(2 * STEP_BUDGET);
  expect(trace.length).toBeGreaterThan(0);
  const sent = effects.filter(({ type }) => type === 'sendMessage');
  expect(sent.length).toBeLessThanOrEqual(2 * OUTPUT_BUDGET.messages);
  expect(JSON.stringify(sent).length).toBeLessThan(6 * OUTPUT_BUDGET.characters);
  expect(JSON.stringify(sent)).not.toContain('"actionUrl":"javascript');
  if (!desk.enabled) expect(effects.map(({ type }) => type)).not.toContain('handOver');
}

test('a replay that is stored and restored between turns gives the same result [F-01]', () => {
  fc.assert(
    fc.property(anyFlow, turns, (flow, played) => {
      const replay = (keep: (session: FlowSession) => FlowSession) => {
        let session = newSession();
        return played.map(([input, context]) => {
          const result = advance(flow, keep(session), fitting(input, session), context);
          session = result.session;
          return result;
        });
      };
      expect(JSON.stringify(replay(stored))).toBe(JSON.stringify(replay((session) => session)));
    }),
    { numRuns: 60, seed: 7 },
  );
});

test('problems are reported for any flow and never thrown [F-70]', () => {
  fc.assert(
    fc.property(anyFlow, (flow) => {
      const problems = findProblems(flow, {
        languages: ['en', 'de'],
        secrets: [],
        deskEnabled: true,
        agentCount: 0,
        hasModel: false,
      });
      const severities = problems.map(({ severity }) => severity);
      expect(severities).toEqual([...severities].sort());
      for (const { blockId } of problems)
        expect(blockId === null || Object.hasOwn(flow.blocks, blockId)).toBe(true);
    }),
    { numRuns: 60, seed: 11 },
  );
});
