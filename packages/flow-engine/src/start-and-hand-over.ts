/** Transitions that can happen anywhere in a flow. */
import type { Flow, FlowSession, TraceStep } from '@parrot/contract/flows';
import { waitForAgent } from './blocks/hand-over/wait-for-agent.ts';
import { builtInTexts } from './flow-texts.ts';
import type { TurnContext } from './inputs.ts';
import { type Advance, over, runFrom } from './run-from.ts';
import { sendMessage } from './send-message.ts';
import { restartedSession } from './session.ts';
import { storedText } from './values/stored-text.ts';

export const start = (flow: Flow, session: FlowSession, context: TurnContext): Advance =>
  runFrom(flow, { ...restartedSession(session), blockId: flow.start }, { type: 'entered' }, context);

/** The starting message can be read from the first block on; it is handled when it follows as a message. */
export function startWith(text: string, flow: Flow, session: FlowSession, context: TurnContext): Advance {
  const begun = start(flow, { ...session, lastMessage: storedText(text.trim()) }, context);
  return { ...begun, session: { ...begun.session, saidFirst: true } };
}

export function restart(flow: Flow, session: FlowSession, context: TurnContext): Advance {
  const begun = start(flow, session, context);
  return { ...begun, trace: [step('restarted', session), ...begun.trace] };
}

export function stop(flow: Flow, session: FlowSession): Advance {
  return over(session, [sendMessage(builtInTexts(flow, session).stopped)], [step('stopped', session)]);
}

export function handOver(flow: Flow, session: FlowSession, context: TurnContext): Advance {
  const texts = builtInTexts(flow, session);
  const calm = { ...session, personOffered: false };
  const handed = waitForAgent({ session: calm, texts, context }, { message: '', waitMinutes: 0 });
  return { session: handed.session, effects: handed.effects, trace: [step('personRequested', session)] };
}

export const ignored = (session: FlowSession): Advance => ({
  session,
  effects: [],
  trace: [step('inputIgnored', session)],
});

const step = (what: TraceStep['what'], { blockId }: FlowSession): TraceStep => ({ what, blockId });
