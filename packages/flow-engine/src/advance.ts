/** The bot's conversation as a state machine. Pure and total; the numbered rules are in SPEC.md. */
import type { Block, BlockId, Flow, FlowSession } from '@parrot/contract/flows';
import { runEnd } from './blocks/end/run.ts';
import { runHandOver } from './blocks/hand-over/run.ts';
import { runBlock } from './blocks/run-block.ts';
import type { BlockEvent } from './blocks/turn.ts';
import type { Effect } from './effects.ts';
import type { Input } from './inputs.ts';
import { asksForPerson } from './intents/asks-for-person.ts';
import { offeringPerson } from './offering-person.ts';
import { isWithBot, newSession } from './session.ts';
import type { TraceStep } from './trace.ts';

export type Advance = { session: FlowSession; effects: Effect[]; trace: TraceStep[] };

/** Blocks that may run one after the other before somebody has to say something. */
export const STEP_BUDGET = 50;

export function advance(flow: Flow, session: FlowSession, input: Input): Advance {
  switch (input.type) {
    case 'start':
      return start(flow);
    case 'message':
      return hear(flow, session, input.text);
    case 'finding':
      return session.waitingFor === 'finding' ? run(flow, session, input) : ignored(session);
    case 'personRequested':
      return isWithBot(session) ? handOver(flow, session) : ignored(session);
  }
}

const start = (flow: Flow): Advance =>
  run(flow, { ...newSession(), blockId: flow.start }, { type: 'entered' });

function hear(flow: Flow, session: FlowSession, text: string): Advance {
  if (!isWithBot(session) || text.trim() === '') return ignored(session);
  if (asksForPerson(text, flow.texts, session.personOffered)) return handOver(flow, session);
  const message: BlockEvent = { type: 'message', text };
  if (session.waitingFor !== 'start' && blockAt(flow, session.blockId)) return run(flow, session, message);

  const started = start(flow);
  if (started.session.waitingFor !== 'message' || isStuck(started)) return started;
  const heard = run(flow, started.session, message);
  return {
    session: heard.session,
    effects: [...started.effects, ...heard.effects],
    trace: [...started.trace, ...heard.trace],
  };
}

function run(flow: Flow, from: FlowSession, first: BlockEvent): Advance {
  const effects: Effect[] = [];
  const trace: TraceStep[] = [];
  let session = from;
  let event = first;
  for (let step = 0; step < STEP_BUDGET; step += 1) {
    const block = blockAt(flow, session.blockId);
    if (!block) return stuck(flow, session, trace, 'blockMissing');
    const outcome = runBlock({ block, session, event, texts: flow.texts });
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
  return stuck(flow, session, trace, 'loopCutOff');
}

/** A broken flow must neither flood the visitor nor leave them alone: its words are dropped, a person is offered. */
function stuck(
  { texts }: Flow,
  session: FlowSession,
  trace: TraceStep[],
  what: 'loopCutOff' | 'blockMissing',
): Advance {
  return {
    session: { ...session, waitingFor: 'message', question: null, personOffered: true },
    effects: [offeringPerson({ type: 'say', text: texts.unknown, suggestions: [] }, texts)],
    trace: [...trace, { what, blockId: session.blockId }],
  };
}

const isStuck = ({ trace }: Advance): boolean => {
  const last = trace.at(-1)?.what;
  return last === 'loopCutOff' || last === 'blockMissing';
};

function handOver({ texts }: Flow, session: FlowSession): Advance {
  const trace: TraceStep[] = [{ what: 'personRequested', blockId: session.blockId }];
  return { ...runHandOver({ session, texts }), trace };
}

const ignored = (session: FlowSession): Advance => ({
  session,
  effects: [],
  trace: [{ what: 'inputIgnored', blockId: session.blockId }],
});

/** Own names only: a block may well be called 'constructor'. */
const blockAt = ({ blocks }: Flow, id: BlockId | null): Block | undefined =>
  id !== null && Object.hasOwn(blocks, id) ? blocks[id] : undefined;
