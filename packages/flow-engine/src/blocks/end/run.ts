import { say } from '../../send-message.ts';
import { fillWords } from '../../templates/fill.ts';
import type { Outcome, Turn } from '../turn.ts';

export function runEnd(turn: Turn<'end'>): Outcome {
  const text = fillWords(turn.block.message, turn);
  const effects = text.trim() === '' ? [] : [say(text)];
  return { session: turn.session, effects, trace: [], move: { type: 'ends' } };
}
