/** Handles a message of the visitor. */
import type { Block, Flow, FlowSession } from '@parrot/contract/flows';
import { blockAt } from './block-at.ts';
import { optionByLabel } from './blocks/options.ts';
import { textOfMessage } from './blocks/text-of-message.ts';
import { labelInAllLanguages } from './flow-texts.ts';
import { isLookedUp } from './handle-lookup.ts';
import type { Input, TurnContext } from './inputs.ts';
import { globalIntent } from './intents/asks-for.ts';
import { personRequestIn } from './intents/person-request.ts';
import { type Advance, runFrom } from './run-from.ts';
import { isWithBot } from './session.ts';
import { handOver, ignored, restart, start, stop } from './start-and-hand-over.ts';
import type { Reading } from './values/read-value.ts';
import { storedText } from './values/stored-text.ts';

type Message = Extract<Input, { type: 'message' }>;

export function handleMessage(
  flow: Flow,
  before: FlowSession,
  message: Message,
  context: TurnContext,
): Advance {
  const text = textOfMessage(message);
  if (!isWithBot(before) || text.trim() === '') return ignored(before);
  const lastMessage = storedText(text.trim());
  const session = { ...before, lastMessage, stepsAlone: 0, personOffered: false, saidFirst: false };
  const block = session.waitingFor === 'start' ? undefined : blockAt(flow, session.blockId);
  const offered = block !== undefined && isOffered(text, block, { flow, session, context });
  const { enabled: deskEnabled } = context.desk;
  // A label that the bot offered is an answer, whatever it says.
  if (!offered) {
    const talkToPerson = labelInAllLanguages(flow, 'talkToPerson');
    const personOffered = before.personOffered && !before.saidFirst;
    switch (globalIntent(text, { talkToPerson, deskEnabled, personOffered })) {
      case 'person':
        return handOver(flow, session, context);
      case 'restart':
        return restart(flow, session, context);
      case 'stop':
        return stop(flow, session);
    }
  }
  if (block && !WAITS_FOR_WORDS.has(session.waitingFor))
    return ignored({ ...session, saidFirst: before.saidFirst });
  const asksForAnswer = block !== undefined && asksOneThing(block) && (!before.saidFirst || offered);
  const handled = handle(flow, { block, session, message, asksForAnswer }, context);
  const request = deskEnabled && !offered ? personRequestIn(text) : undefined;
  const isAnswer = asksForAnswer && request === 'named';
  // An answer or an intent of the builder's takes precedence over the request.
  return !request || isAnswer || isLookedUp(handled, text) ? handled : handOver(flow, session, context);
}

type Handling = { block: Block | undefined; session: FlowSession; message: Message; asksForAnswer: boolean };

function handle(
  flow: Flow,
  { block, session, message, asksForAnswer }: Handling,
  context: TurnContext,
): Advance {
  if (!block) return startAndHandle(flow, session, message, context);
  // It was written before the question was asked.
  if (asksOneThing(block) && !asksForAnswer) return ignored(session);
  return runFrom(flow, session, message, context);
}

const asksOneThing = ({ type }: Block): boolean => type === 'ask' || type === 'rate';

/** In other states the flow waits for something else; the text is stored as `lastMessage`. */
const WAITS_FOR_WORDS: ReadonlySet<FlowSession['waitingFor']> = new Set(['message', 'intent']);

/**
 * A message before any question: handled by blocks that listen, but not as an answer to a question asked
 * after it.
 */
function startAndHandle(flow: Flow, session: FlowSession, message: Message, context: TurnContext): Advance {
  const begun = start(flow, session, context);
  const block = blockAt(flow, begun.session.blockId);
  if (begun.session.waitingFor !== 'message' || !block) return begun;
  const listens = block.type === 'answer-from-knowledge' && block.keepsListening;
  if (!listens && !isOffered(textOfMessage(message), block, { flow, session: begun.session, context }))
    return begun;
  const handled = runFrom(flow, begun.session, message, context);
  return {
    session: handled.session,
    effects: [...begun.effects, ...handled.effects],
    trace: [...begun.trace, ...handled.trace],
  };
}

function isOffered(text: string, block: Block, reading: Reading): boolean {
  if (block.type === 'buttons') return optionByLabel(text, block.buttons, reading) !== undefined;
  return (
    block.type === 'ask' &&
    block.answer.kind === 'choice' &&
    optionByLabel(text, block.answer.options, reading) !== undefined
  );
}
