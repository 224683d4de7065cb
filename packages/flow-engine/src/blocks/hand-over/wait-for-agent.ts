import { say } from '../../send-message.ts';
import { type Outcome, type Turn, waits } from '../turn.ts';

type How = {
  /** What the builder wants said; blank: the bot's own words. */
  words: string;
  waitMinutes: number;
};

/** Also how a visitor who asks for a person gets one, wherever the flow stands. */
export function handingOver(
  { session, texts, around }: Pick<Turn, 'session' | 'texts' | 'around'>,
  { words, waitMinutes }: How,
): Outcome {
  const own = around.desk.available ? texts.handingOver : texts.nobodyThere;
  // Where nobody is there, the builder's words would promise too much.
  const text = words.trim() === '' || !around.desk.available ? own : words;
  return waits({ ...session, unanswered: 0, question: null }, 'person', {
    effects: [say(text), { type: 'handOver', waitMinutes }],
  });
}
