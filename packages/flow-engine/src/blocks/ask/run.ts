import type { Expectation } from '@parrot/contract/conversations';
import type { BlockOf, FlowTexts } from '@parrot/contract/flows';
import { bareWords } from '../../intents/normalised.ts';
import { offeringPerson } from '../../offer-agent.ts';
import { say } from '../../send-message.ts';
import { oneMore } from '../../session.ts';
import { fillLabel, fillWords } from '../../templates/fill.ts';
import { setValue } from '../../values/set-value.ts';
import { keptText } from '../../values/stored-text.ts';
import { goes, type Outcome, type Turn, waits } from '../turn.ts';
import { accepted } from './check-answer.ts';

type Kind = BlockOf<'ask'>['answer']['kind'];
type Heard = Extract<Turn['event'], { type: 'message' }>;

export function runAsk(turn: Turn<'ask'>): Outcome {
  const { block, session, event, texts } = turn;
  if (event.type === 'message') return heard(turn, event);
  const prompt = fillWords(block.prompt, turn);
  const text = prompt.trim() === '' ? texts[RETRY_TEXT[block.answer.kind]] : prompt;
  return waits({ ...session, tries: 0 }, 'message', { effects: [asking(turn, text)] });
}

function heard(turn: Turn<'ask'>, event: Heard): Outcome {
  const { block, session, texts } = turn;
  const answer = accepted(block.answer, event, turn);
  if (answer !== undefined) {
    const kept = setValue(turn, block.into, answer);
    return goes({ ...kept.session, tries: 0 }, 'done', { trace: kept.trace });
  }
  if (block.canSkip && bareWords(event.text.slice(0, 200)) === bareWords(texts.skip))
    return goes({ ...session, tries: 0 }, 'done', { because: 'leftOut' });
  return refused(turn, event);
}

function refused(turn: Turn<'ask'>, { text }: Heard): Outcome {
  const { block, session, texts, around } = turn;
  const values = { answer: keptText(text, 200) };
  const trace = [{ what: 'answerRefused' as const, blockId: session.blockId, values }];
  const tries = oneMore(session.tries);
  const isEnough = tries >= block.tries;
  if (isEnough && block.next.gaveUp !== null)
    return goes({ ...session, tries: 0 }, 'gaveUp', {
      trace,
      because: 'wrongAnswers',
      values: { count: String(tries) },
    });
  const retry = fillWords(block.retry, turn);
  const again = asking(turn, retry.trim() === '' ? texts[RETRY_TEXT[block.answer.kind]] : retry);
  // With no way to give up, a person may know what to do.
  const effects = [isEnough && around.desk.enabled ? offeringPerson(again, texts) : again];
  return waits({ ...session, tries }, 'message', { effects, trace });
}

function asking(turn: Turn<'ask'>, text: string) {
  const { answer, canSkip } = turn.block;
  const options = answer.kind === 'choice' ? answer.options.map(({ label }) => fillLabel(label, turn)) : [];
  const suggestions = [...options.filter((label) => label !== ''), ...(canSkip ? [turn.texts.skip] : [])];
  return say(text, { suggestions, expects: expectation(answer) });
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
