import { sendMessage } from '../../send-message.ts';
import { fillLocalized } from '../../templates/fill.ts';
import type { Outcome, Turn } from '../turn.ts';

export function runEnd(turn: Turn<'end'>): Outcome {
  const text = fillLocalized(turn.block.message, turn);
  const effects = text.trim() === '' ? [] : [sendMessage(text)];
  return { session: turn.session, effects, trace: [], move: { type: 'ends' } };
}
