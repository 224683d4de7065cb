/** The visitor says something. */
import type { Block, Flow, FlowSession } from '@parrot/contract/flows';
import { blockAt } from './block-at.ts';
import { optionByLabel } from './blocks/options.ts';
import { saidIn } from './blocks/text-of-message.ts';
import { ownTexts } from './flow-texts.ts';
import type { Input, TurnContext } from './inputs.ts';
import { asksFor } from './intents/asks-for.ts';
import { type Advance, runFrom } from './run-from.ts';
import { isWithBot } from './session.ts';
import { handOver, ignored, restart, start, stop } from './start-and-hand-over.ts';
import type { Reading } from './values/read-value.ts';
import { keptText } from './values/stored-text.ts';

type Message = Extract<Input, { type: 'message' }>;

export function hear(flow: Flow, before: FlowSession, message: Message, around: TurnContext): Advance {
  const said = saidIn(message);
  if (!isWithBot(before) || said.trim() === '') return ignored(before);
  const lastMessage = keptText(said.trim());
  const session = { ...before, lastMessage, stepsAlone: 0, personOffered: false, saidFirst: false };
  const block = session.waitingFor === 'start' ? undefined : blockAt(flow, session.blockId);
  const offered = block !== undefined && isOffered(said, block, { flow, session, around });
  // A label that the bot itself offered is an answer, whatever it says.
  if (!offered) {
    const texts = ownTexts(flow, session);
    const { enabled: people } = around.desk;
    const personOffered = before.personOffered && !before.saidFirst;
    switch (asksFor(said, { texts, people, personOffered })) {
      case 'person':
        return handOver(flow, session, around);
      case 'restart':
        return restart(flow, session, around);
      case 'stop':
        return stop(flow, session);
    }
  }
  if (!block) return beginAndHear(flow, session, message, around);
  if (!WAITS_FOR_WORDS.has(session.waitingFor)) return ignored({ ...session, saidFirst: before.saidFirst });
  if (before.saidFirst && asksOneThing(block) && !offered) return ignored(session);
  return runFrom(flow, session, message, around);
}

const asksOneThing = ({ type }: Block): boolean => type === 'ask' || type === 'rate';

/** In the others the flow waits for something else; the words are kept as `lastMessage`. */
const WAITS_FOR_WORDS: ReadonlySet<FlowSession['waitingFor']> = new Set(['message', 'intent']);

/** Said before anything was asked: heard by what listens to anything, but no answer to a question put only then. */
function beginAndHear(flow: Flow, session: FlowSession, message: Message, around: TurnContext): Advance {
  const begun = start(flow, session, around);
  const block = blockAt(flow, begun.session.blockId);
  if (begun.session.waitingFor !== 'message' || !block) return begun;
  const listens = block.type === 'answer-from-knowledge' && block.keepsListening;
  if (!listens && !isOffered(saidIn(message), block, { flow, session: begun.session, around })) return begun;
  const heard = runFrom(flow, begun.session, message, around);
  return {
    session: heard.session,
    effects: [...begun.effects, ...heard.effects],
    trace: [...begun.trace, ...heard.trace],
  };
}

function isOffered(said: string, block: Block, reading: Reading): boolean {
  if (block.type === 'buttons') return optionByLabel(said, block.buttons, reading) !== undefined;
  return (
    block.type === 'ask' &&
    block.answer.kind === 'choice' &&
    optionByLabel(said, block.answer.options, reading) !== undefined
  );
}
