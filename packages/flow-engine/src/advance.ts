/** The bot's conversation as a state machine. Pure and total; SPEC.md has the numbered rules. */
import type { Flow, FlowSession } from '@parrot/contract/flows';
import { blockAt } from './block-at.ts';
import { endHandOver } from './end-hand-over.ts';
import { handleFinding, handleIntent } from './handle-lookup.ts';
import { handleMessage } from './handle-message.ts';
import type { Input, TurnContext } from './inputs.ts';
import { type Advance, runFrom } from './run-from.ts';
import { isWithBot } from './session.ts';
import { handOver, ignored, start, startWith } from './start-and-hand-over.ts';

export type { Advance } from './run-from.ts';

export function advance(flow: Flow, stored: FlowSession, input: Input, circumstances: TurnContext): Advance {
  // The visitor's choice overrides the detected language.
  const session = { ...stored, language: circumstances.language ?? stored.language };
  const goOnIf = (isAwaited: boolean): Advance =>
    isAwaited && input.type !== 'start' && input.type !== 'personRequested' && input.type !== 'jump'
      ? runFrom(flow, session, input, circumstances)
      : ignored(session);
  switch (input.type) {
    case 'start':
      return input.firstMessage === undefined
        ? start(flow, session, circumstances)
        : startWith(input.firstMessage, flow, session, circumstances);
    case 'message':
      return handleMessage(flow, session, input, circumstances);
    case 'finding':
      return session.waitingFor === 'finding' && (input.request ?? session.requests) === session.requests
        ? handleFinding(flow, session, input, circumstances)
        : ignored(session);
    case 'intent':
      return session.waitingFor === 'intent'
        ? handleIntent(flow, session, input, circumstances)
        : ignored(session);
    case 'apiReply':
      return goOnIf(session.waitingFor === 'apiReply' && input.request === session.requests);
    case 'translation':
      return goOnIf(session.waitingFor === 'translation' && input.request === session.requests);
    case 'timePassed':
      return goOnIf(session.waitingFor === 'time' && input.request === session.requests);
    case 'personRequested':
      return circumstances.desk.enabled && isWithBot(session)
        ? handOver(flow, session, circumstances)
        : ignored(session);
    case 'handOverEnded':
      return session.waitingFor === 'person'
        ? endHandOver(flow, session, input, circumstances)
        : ignored(session);
    case 'jump':
      return blockAt(flow, input.blockId)
        ? runFrom(
            flow,
            { ...session, blockId: input.blockId, stack: [], tries: 0, stepsAlone: 0, question: null },
            { type: 'entered' },
            circumstances,
          )
        : ignored(session);
  }
}
