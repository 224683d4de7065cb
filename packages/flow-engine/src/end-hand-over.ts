/** Ends a hand-over: the bot leads again. */
import type { Flow, FlowSession } from '@parrot/contract/flows';
import { blockAt } from './block-at.ts';
import { builtInTexts } from './flow-texts.ts';
import type { Input, TurnContext } from './inputs.ts';
import { type Advance, runFrom } from './run-from.ts';
import { sendMessage } from './send-message.ts';

type Ended = Extract<Input, { type: 'handOverEnded' }>;

export function endHandOver(flow: Flow, session: FlowSession, ended: Ended, context: TurnContext): Advance {
  if (ended.how === 'givenBack') return takeBack(flow, { ...session, stepsAlone: 0 }, context);
  if (blockAt(flow, session.blockId)?.type === 'hand-over') return runFrom(flow, session, ended, context);
  // The visitor requested the agent, so no block of the flow says what to do now.
  const trace = [{ what: 'ran' as const, blockId: session.blockId, because: 'nobodyCame' as const }];
  const texts = builtInTexts(flow, session);
  const text = context.desk.available ? texts.stillWaiting : texts.nobodyThere;
  return { session, effects: [sendMessage(text)], trace };
}

/** Back to the open question, else to a listening block, else the next message restarts. */
function takeBack(flow: Flow, session: FlowSession, context: TurnContext): Advance {
  const block = blockAt(flow, session.blockId);
  const isOpen =
    block?.type === 'ask' || block?.type === 'buttons' || block?.type === 'rate' || isListening(block);
  if (isOpen) return runFrom(flow, session, { type: 'entered' }, context);
  const listening = Object.entries(flow.blocks).find(([, each]) => each.part === null && isListening(each));
  if (listening)
    return runFrom(flow, { ...session, blockId: listening[0], stack: [] }, { type: 'entered' }, context);
  return {
    session: { ...session, waitingFor: 'start', stack: [], question: null },
    effects: [],
    trace: [{ what: 'ran', blockId: session.blockId, because: 'givenBack' }],
  };
}

const isListening = (block: Flow['blocks'][string] | undefined): boolean =>
  block?.type === 'answer-from-knowledge' && block.keepsListening;
