/** Runs block after block until one waits or the conversation ends. */
import type { Flow, FlowSession, TraceReason, TraceStep } from '@parrot/contract/flows';
import { blockAt } from './block-at.ts';
import { branchTarget } from './blocks/branch-target.ts';
import { runBlock } from './blocks/run-block.ts';
import type { BlockEvent, Move, Outcome } from './blocks/turn.ts';
import { ALONE_BUDGET, isTooMuch, type Output, outputWith, STEP_BUDGET } from './budgets.ts';
import type { Effect } from './effects.ts';
import { WORK_A_TURN } from './expressions/evaluate.ts';
import { builtInTexts } from './flow-texts.ts';
import type { TurnContext } from './inputs.ts';
import { offerAgent } from './offer-agent.ts';
import { sendMessage } from './send-message.ts';
import { oneMore } from './session.ts';

export type Advance = { session: FlowSession; effects: Effect[]; trace: TraceStep[] };

/** Failure branches: if unconnected, the visitor is not just left alone. */
const FAILURES: ReadonlySet<string> = new Set(['failed', 'gaveUp']);

export function runFrom(flow: Flow, from: FlowSession, first: BlockEvent, context: TurnContext): Advance {
  const texts = builtInTexts(flow, from);
  const budget = { left: WORK_A_TURN };
  const effects: Effect[] = [];
  const trace: TraceStep[] = [];
  let output: Output = { messages: 0, characters: 0 };
  let session = from;
  let event = first;
  const cutOff = (what: TraceStep['what'], because?: TraceReason): Advance =>
    lost(flow, session, context, {
      trace: [...trace, { ...at(what, session), ...(because && { because }) }],
    });

  for (let step = 0; step < STEP_BUDGET; step += 1) {
    const block = blockAt(flow, session.blockId);
    if (!block) return cutOff('blockMissing');
    if (session.stepsAlone >= ALONE_BUDGET) return cutOff('loopCutOff', 'quietForLong');
    const outcome: Outcome = runBlock({ flow, block, session, event, texts, context, budget });
    trace.push(ranStep(session, outcome.move), ...outcome.trace);
    effects.push(...outcome.effects);
    session = { ...outcome.session, stepsAlone: oneMore(session.stepsAlone) };
    output = outputWith(output, outcome.effects);
    if (isTooMuch(output)) return cutOff('loopCutOff', 'saysTooMuch');
    const { move } = outcome;
    if (move.type === 'waits') return { session: withOffer(session, effects), effects, trace };
    if (move.type === 'tooDeep') return cutOff('tooDeep');
    if (move.type === 'goes' && FAILURES.has(move.way) && branchTarget(block, move.way) === null)
      return lost(flow, session, context, { trace, effects });
    const next = nextOf(flow, session, move.type === 'goes' ? branchTarget(block, move.way) : entered(move));
    if (!next) return over(session, effects, trace);
    session = next;
    event = { type: 'entered' };
  }
  return cutOff('loopCutOff');
}

const entered = (move: Move): string | null => (move.type === 'enters' ? move.blockId : null);

/** If there is no next block, returns to the caller of the part; undefined if there is none. */
function nextOf(flow: Flow, session: FlowSession, to: string | null): FlowSession | undefined {
  if (to !== null) return { ...session, blockId: to };
  const stack = [...session.stack];
  while (stack.length > 0) {
    const caller = blockAt(flow, stack.pop());
    const next = caller?.type === 'reusable-part' ? caller.next.done : null;
    if (next !== null) return { ...session, blockId: next, stack };
  }
  return undefined;
}

export const over = (session: FlowSession, effects: Effect[], trace: TraceStep[]): Advance => ({
  session: {
    ...session,
    waitingFor: 'nothing',
    stack: [],
    unanswered: 0,
    personOffered: false,
    question: null,
  },
  effects: [...effects, { type: 'complete' }],
  trace,
});

/**
 * A broken flow must neither flood nor abandon the visitor: an agent is offered, and the next message
 * restarts.
 */
function lost(
  flow: Flow,
  session: FlowSession,
  { desk: { enabled: deskEnabled } }: TurnContext,
  { trace, effects = [] }: { trace: TraceStep[]; effects?: Effect[] },
): Advance {
  const texts = builtInTexts(flow, session);
  return {
    session: { ...session, waitingFor: 'start', stack: [], question: null, personOffered: deskEnabled },
    effects: [
      ...effects,
      deskEnabled ? offerAgent(sendMessage(texts.unknown), texts) : sendMessage(texts.unknown),
    ],
    trace,
  };
}

/** Whether the last message offered an agent; unchanged if none was sent. */
function withOffer(session: FlowSession, effects: readonly Effect[]): FlowSession {
  const sent = effects.findLast((effect) => effect.type === 'sendMessage');
  return sent ? { ...session, personOffered: sent.offersPerson } : session;
}

function ranStep(session: FlowSession, move: Move): TraceStep {
  if (move.type === 'waits') return { ...at('ran', session), ...(move.because && { because: move.because }) };
  if (move.type !== 'goes') return at('ran', session);
  const { way, because, values } = move;
  return { ...at('ran', session), ...(because && { because }), values: { branch: way, ...values } };
}

const at = (what: TraceStep['what'], { blockId }: FlowSession): TraceStep => ({ what, blockId });
