import { sendMessage } from '../../send-message.ts';
import { type Outcome, type Turn, waitFor } from '../turn.ts';

type How = {
  /** What the builder wants said; blank: the bot's own words. */
  message: string;
  waitMinutes: number;
};

/** Also how a visitor who asks for a person gets one, wherever the flow stands. */
export function waitForAgent(
  { session, texts, context }: Pick<Turn, 'session' | 'texts' | 'context'>,
  { message, waitMinutes }: How,
): Outcome {
  const own = context.desk.available ? texts.handingOver : texts.nobodyThere;
  // Where nobody is there, the builder's words would promise too much.
  const text = message.trim() === '' || !context.desk.available ? own : message;
  return waitFor({ ...session, unanswered: 0, question: null }, 'person', {
    effects: [sendMessage(text), { type: 'handOver', waitMinutes }],
  });
}
