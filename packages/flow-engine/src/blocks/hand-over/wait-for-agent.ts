import { sendMessage } from '../../send-message.ts';
import { type Outcome, type Turn, waitFor } from '../turn.ts';

type How = {
  /** The builder's text; blank: a built-in text. */
  message: string;
  waitMinutes: number;
};

/** Also used when a visitor requests an agent, wherever the flow is. */
export function waitForAgent(
  { session, texts, context }: Pick<Turn, 'session' | 'texts' | 'context'>,
  { message, waitMinutes }: How,
): Outcome {
  const own = context.desk.available ? texts.handingOver : texts.nobodyThere;
  // Without available agents, the builder's text would promise too much.
  const text = message.trim() === '' || !context.desk.available ? own : message;
  return waitFor({ ...session, unanswered: 0, question: null }, 'person', {
    effects: [sendMessage(text), { type: 'handOver', waitMinutes }],
  });
}
