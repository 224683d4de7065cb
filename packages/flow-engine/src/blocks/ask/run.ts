import type { Expectation } from '@parrot/contract/conversations';
import type { BlockOf, FlowTexts } from '@parrot/contract/flows';
import { plainTerms } from '../../intents/normalized-phrase.ts';
import { offerAgent } from '../../offer-agent.ts';
import { sendMessage } from '../../send-message.ts';
import { oneMore } from '../../session.ts';
import { fillLabel, fillLocalized } from '../../templates/fill.ts';
import { setValue } from '../../values/set-value.ts';
import { storedText } from '../../values/stored-text.ts';
import { leaveBy, type Outcome, type Turn, waitFor } from '../turn.ts';
import { acceptedAnswer } from './check-answer.ts';

type Kind = BlockOf<'ask'>['answer']['kind'];
type VisitorMessage = Extract<Turn['event'], { type: 'message' }>;

export function runAsk(turn: Turn<'ask'>): Outcome {
  const { block, session, event, texts } = turn;
  if (event.type === 'message') return checkAnswer(turn, event);
  const prompt = fillLocalized(block.prompt, turn);
  const text = prompt.trim() === '' ? texts[RETRY_TEXT[block.answer.kind]] : prompt;
  return waitFor({ ...session, tries: 0 }, 'message', { effects: [asking(turn, text)] });
}

function checkAnswer(turn: Turn<'ask'>, event: VisitorMessage): Outcome {
  const { block, session, texts } = turn;
  const answer = acceptedAnswer(block.answer, event, turn);
  if (answer !== undefined) {
    const stored = setValue(turn, block.into, answer);
    return leaveBy({ ...stored.session, tries: 0 }, 'done', { trace: stored.trace });
  }
  if (block.canSkip && plainTerms(event.text.slice(0, 200)) === plainTerms(texts.skip))
    return leaveBy({ ...session, tries: 0 }, 'done', { because: 'leftOut' });
  return refused(turn, event);
}

function refused(turn: Turn<'ask'>, { text }: VisitorMessage): Outcome {
  const { block, session, texts, context } = turn;
  const values = { answer: storedText(text, 200) };
  const trace = [{ what: 'answerRefused' as const, blockId: session.blockId, values }];
  const tries = oneMore(session.tries);
  const isEnough = tries >= block.tries;
  if (isEnough && block.next.gaveUp !== null)
    return leaveBy({ ...session, tries: 0 }, 'gaveUp', {
      trace,
      because: 'wrongAnswers',
      values: { count: String(tries) },
    });
  const retry = fillLocalized(block.retry, turn);
  const again = asking(turn, retry.trim() === '' ? texts[RETRY_TEXT[block.answer.kind]] : retry);
  // Without a failure branch, an agent may be able to help.
  const effects = [isEnough && context.desk.enabled ? offerAgent(again, texts) : again];
  return waitFor({ ...session, tries }, 'message', { effects, trace });
}

function asking(turn: Turn<'ask'>, text: string) {
  const { answer, canSkip } = turn.block;
  const options = answer.kind === 'choice' ? answer.options.map(({ label }) => fillLabel(label, turn)) : [];
  const suggestions = [...options.filter((label) => label !== ''), ...(canSkip ? [turn.texts.skip] : [])];
  return sendMessage(text, { suggestions, expects: expectation(answer) });
}

function expectation(answer: BlockOf<'ask'>['answer']): Expectation | null {
  if (answer.kind !== 'choice') return answer.kind;
  return answer.several ? 'choices' : null;
}

const RETRY_TEXT: Record<Kind, keyof FlowTexts> = {
  text: 'badText',
  number: 'badNumber',
  email: 'badEmail',
  phone: 'badPhone',
  date: 'badDate',
  choice: 'badChoice',
  file: 'badFile',
};
