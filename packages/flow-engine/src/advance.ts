/** The bot's conversation as a state machine. Pure and total; the numbered rules are in SPEC.md. */
import type { Block, BlockId, Flow, FlowSession } from '@parrot/contract/flows';
import { runEnd } from './blocks/end/run.ts';
import { runHandOver } from './blocks/hand-over/run.ts';
import { runBlock } from './blocks/run-block.ts';
import type { BlockEvent, Desk } from './blocks/turn.ts';
import type { Effect, Say } from './effects.ts';
import type { Input } from './inputs.ts';
import { asksForPerson } from './intents/asks-for-person.ts';
import { offeringPerson } from './offering-person.ts';
import { isWithBot, newSession } from './session.ts';
import type { TraceStep } from './trace.ts';

export type Advance = { session: FlowSession; effects: Effect[]; trace: TraceStep[] };

/** Blocks that may run one after the other before somebody has to say something. */
export const STEP_BUDGET = 50;

export function advance(
  flow: Flow,
  session: FlowSession,
  input: Input,
  desk: Desk = { people: true },
): Advance {
  switch (input.type) {
    case 'start':
      return start(flow, desk);
    case 'message':
      return hear(flow, session, input.text, desk);
    case 'finding':
      return session.waitingFor === 'finding' ? run(flow, session, input, desk) : ignored(session);
    case 'personRequested':
      return desk.people && isWithBot(session) ? handOver(flow, session) : ignored(session);
  }
}

const start = (flow: Flow, desk: Desk): Advance =>
  run(flow, { ...newSession(), blockId: flow.start }, { type: 'entered' }, desk);

function hear(flow: Flow, session: FlowSession, text: string, desk: Desk): Advance {
  if (!isWithBot(session) || text.trim() === '') return ignored(session);
  if (desk.people && asksForPerson(text, flow.texts, session.personOffered)) return handOver(flow, session);
  const message: BlockEvent = { type: 'message', text };
  if (session.waitingFor !== 'start' && blockAt(flow, session.blockId))
    return run(flow, session, message, desk);

  const started = start(flow, desk);
  if (started.session.waitingFor !== 'message' || isStuck(started)) return started;
  const heard = run(flow, started.session, message, desk);
  return {
    session: heard.session,
    effects: [...started.effects, ...heard.effects],
    trace: [...started.trace, ...heard.trace],
  };
}

function run(flow: Flow, from: FlowSession, first: BlockEvent, desk: Desk): Advance {
  const effects: Effect[] = [];
  const trace: TraceStep[] = [];
  let session = from;
  let event = first;
  for (let step = 0; step < STEP_BUDGET; step += 1) {
    const block = blockAt(flow, session.blockId);
    if (!block) return stuck(flow, session, desk, { trace, what: 'blockMissing' });
    const outcome = runBlock({ block, session, event, texts: flow.texts, desk });
    trace.push({ what: 'ran', blockId: session.blockId });
    effects.push(...outcome.effects);
    session = outcome.session;
    if (outcome.next === undefined) return { session, effects, trace };
    if (outcome.next === null) {
      const end = runEnd({ session });
      return { session: end.session, effects: [...effects, ...end.effects], trace };
    }
    session = { ...session, blockId: outcome.next };
    event = { type: 'entered' };
  }
  return stuck(flow, session, desk, { trace, what: 'loopCutOff' });
}

/** A broken flow must neither flood the visitor nor leave them alone: its words are dropped, a person is offered. */
function stuck(
  { texts }: Flow,
  session: FlowSession,
  { people }: Desk,
  { trace, what }: { trace: TraceStep[]; what: 'loopCutOff' | 'blockMissing' },
): Advance {
  const say: Say = { type: 'say', text: texts.unknown, suggestions: [] };
  return {
    session: { ...session, waitingFor: 'message', question: null, personOffered: people },
    effects: [people ? offeringPerson(say, texts) : say],
    trace: [...trace, { what, blockId: session.blockId }],
  };
}

const isStuck = ({ trace }: Advance): boolean => {
  const last = trace.at(-1)?.what;
  return last === 'loopCutOff' || last === 'blockMissing';
};

function handOver({ texts }: Flow, session: FlowSession): Advance {
  const trace: TraceStep[] = [{ what: 'personRequested', blockId: session.blockId }];
  return { ...runHandOver({ session, texts, desk: { people: true } }), trace };
}

const ignored = (session: FlowSession): Advance => ({
  session,
  effects: [],
  trace: [{ what: 'inputIgnored', blockId: session.blockId }],
});

/** Own names only: a block may well be called 'constructor'. */
const blockAt = ({ blocks }: Flow, id: BlockId | null): Block | undefined =>
  id !== null && Object.hasOwn(blocks, id) ? blocks[id] : undefined;
