/** Flows and inputs made up by a seeded generator: whatever comes, the engine keeps its promises. */
import {
  type Block,
  FLOW_TEXTS,
  type Flow,
  type FlowSession,
  flowSession,
  flow as flowShape,
} from '@parrot/contract/flows';
import { describe, expect, test } from 'vitest';
import { STEP_BUDGET } from './advance.ts';
import { advance, type Finding, type Input, newSession } from './index.ts';

type Random = () => number;

/** Mulberry32: small, and the same numbers for the same seed on every machine. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const below = (random: Random, limit: number) => Math.floor(random() * limit);
function pick<T>(random: Random, choices: readonly T[]): T {
  const chosen = choices[below(random, choices.length)];
  if (chosen === undefined) throw new Error('Nothing to pick from.');
  return chosen;
}

const WORDS = [
  'hello',
  'Talk to a person',
  'yes',
  'ja',
  '',
  '  ',
  '\0',
  '🦜'.repeat(40),
  '\ud800',
  '__proto__',
  'constructor',
  '{{value}}',
  'x'.repeat(10_000),
  '(a+)+$',
];

function anyBlock(random: Random, ids: readonly string[]): Block {
  const next = { done: random() < 0.15 ? null : pick(random, ids) };
  switch (below(random, 7)) {
    case 0:
      return { type: 'start', next };
    case 1:
      return { type: 'answer-from-knowledge', botEscalationCount: 1 + below(random, 10), next: {} };
    case 2:
      return random() < 0.5 ? { type: 'hand-over', next: {} } : { type: 'end', next: {} };
    default:
      return { type: 'message', text: pick(random, WORDS).slice(0, 4_000), next };
  }
}

function anyFlow(random: Random): Flow {
  const ids = [
    'start',
    'constructor',
    'tostring',
    ...Array.from({ length: below(random, 30) }, (_, at) => `b${at}`),
  ];
  const blocks = Object.fromEntries(ids.map((id) => [id, anyBlock(random, ids)]));
  const start: Block = { type: 'start', next: { done: pick(random, ids) } };
  const texts = pick(random, Object.values(FLOW_TEXTS));
  return flowShape.parse({ version: 1, start: 'start', blocks: { ...blocks, start }, texts });
}

function anyFinding(random: Random): Finding {
  switch (below(random, 3)) {
    case 0:
      return { kind: 'answer', answer: pick(random, WORDS), link: pick(random, ['', 'https://example.org']) };
    case 1: {
      const suggestions = Array.from({ length: below(random, 4) }, () => ({ question: pick(random, WORDS) }));
      return { kind: 'didYouMean', suggestions };
    }
    default:
      return { kind: 'unknown' };
  }
}

function anyInput(random: Random): Input {
  switch (below(random, 12)) {
    case 0:
      return { type: 'start' };
    case 1:
      return { type: 'personRequested' };
    case 2:
    case 3:
    case 4:
    case 5:
      return { type: 'finding', finding: anyFinding(random) };
    default:
      return { type: 'message', text: pick(random, WORDS) };
  }
}

function anySession(random: Random, flow: Flow): FlowSession {
  return flowSession.parse({
    blockId: pick(random, [null, 'gone', 'valueof', ...Object.keys(flow.blocks)]),
    waitingFor: pick(random, flowSession.shape.waitingFor.options),
    unanswered: below(random, 20),
    personOffered: random() < 0.5,
    question: pick(random, [null, 'Why?']),
  });
}

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) deepFrozen(inner);
    Object.freeze(value);
  }
  return value;
}
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);

describe('whatever the flow and whatever comes in', () => {
  test('it never throws, keeps to its budget and gives a sound session [F-02] [F-03]', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const random = randomFrom(seed);
      const flow = deepFrozen(anyFlow(random));
      let session = random() < 0.5 ? newSession() : anySession(random, flow);
      for (let turn = 0; turn < 30; turn += 1) {
        const desk = { people: random() < 0.8 };
        const result = advance(flow, deepFrozen(session), deepFrozen(anyInput(random)), desk);
        if (!desk.people) expect(result.effects, `seed ${seed}`).not.toContainEqual({ type: 'handOver' });
        const steps = result.trace.filter(({ what }) => what === 'ran').length;
        // A message before the start runs the start first.
        expect(steps, `seed ${seed}`).toBeLessThanOrEqual(2 * STEP_BUDGET);
        expect(flowSession.parse(result.session), `seed ${seed}`).toEqual(result.session);
        expect(result.trace.length, `seed ${seed}`).toBeGreaterThan(0);
        for (const { what } of result.trace) seen.add(what);
        for (const { type } of result.effects) seen.add(type);
        session = result.session;
      }
    }
    // The generator reaches everything the engine can do, or it would show nothing.
    expect([...seen].sort()).toEqual(
      [
        ...['ran', 'inputIgnored', 'personRequested', 'loopCutOff', 'blockMissing'],
        ...['say', 'findAnswer', 'handOver', 'complete'],
      ].sort(),
    );
  });

  test('a replay, stored and restored between any two turns, gives the same [F-01]', () => {
    for (const seed of SEEDS) {
      const random = randomFrom(seed);
      const flow = anyFlow(random);
      const inputs = Array.from({ length: 20 }, () => anyInput(random));
      const replay = (keep: <T>(value: T) => T) => {
        let session = newSession();
        return inputs.map((input) => {
          const result = advance(keep(flow), keep(session), keep(input));
          session = result.session;
          return result;
        });
      };
      expect(replay(stored), `seed ${seed}`).toEqual(replay((value) => value));
    }
  });
});
