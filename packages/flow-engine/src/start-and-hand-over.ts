/** What can happen wherever a flow stands. */
import type { Flow, FlowSession, TraceStep } from '@parrot/contract/flows';
import { handingOver } from './blocks/hand-over/wait-for-agent.ts';
import { ownTexts } from './flow-texts.ts';
import type { TurnContext } from './inputs.ts';
import { type Advance, over, runFrom } from './run-from.ts';
import { say } from './send-message.ts';
import { begunAnew } from './session.ts';
import { keptText } from './values/stored-text.ts';

export const start = (flow: Flow, session: FlowSession, around: TurnContext): Advance =>
  runFrom(flow, { ...begunAnew(session), blockId: flow.start }, { type: 'entered' }, around);

/** The words that made it begin can be read from the first block on; they are heard once they follow as a message. */
export function startWith(said: string, flow: Flow, session: FlowSession, around: TurnContext): Advance {
  const begun = start(flow, { ...session, lastMessage: keptText(said.trim()) }, around);
  return { ...begun, session: { ...begun.session, saidFirst: true } };
}

export function restart(flow: Flow, session: FlowSession, around: TurnContext): Advance {
  const begun = start(flow, session, around);
  return { ...begun, trace: [step('restarted', session), ...begun.trace] };
}

export function stop(flow: Flow, session: FlowSession): Advance {
  return over(session, [say(ownTexts(flow, session).stopped)], [step('stopped', session)]);
}

export function handOver(flow: Flow, session: FlowSession, around: TurnContext): Advance {
  const texts = ownTexts(flow, session);
  const calm = { ...session, personOffered: false };
  const handed = handingOver({ session: calm, texts, around }, { words: '', waitMinutes: 0 });
  return { session: handed.session, effects: handed.effects, trace: [step('personRequested', session)] };
}

export const ignored = (session: FlowSession): Advance => ({
  session,
  effects: [],
  trace: [step('inputIgnored', session)],
});

const step = (what: TraceStep['what'], { blockId }: FlowSession): TraceStep => ({ what, blockId });
