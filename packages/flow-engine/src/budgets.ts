/** Limits on what a flow may do on its own. */
import type { Effect } from './effects.ts';

/** Blocks that may run in one turn. */
export const STEP_BUDGET = 50;
/**
 * Blocks that may run between two messages of the visitor, however often the flow waits for an API or a
 * timer.
 */
export const ALONE_BUDGET = 500;
/** Messages that may be sent in one turn. */
export const OUTPUT_BUDGET = { messages: 30, characters: 60_000 } as const;

export type Output = { messages: number; characters: number };

export function outputWith({ messages, characters }: Output, effects: readonly Effect[]): Output {
  const sent = effects.filter((effect) => effect.type === 'sendMessage');
  return {
    messages: messages + sent.length,
    characters: sent.reduce((sum, message) => sum + charactersIn(message), characters),
  };
}

export const isTooMuch = ({ messages, characters }: Output): boolean =>
  messages > OUTPUT_BUDGET.messages || characters > OUTPUT_BUDGET.characters;

function charactersIn(it: unknown): number {
  if (typeof it === 'string') return it.length;
  return typeof it === 'object' && it !== null
    ? Object.values(it).reduce((sum: number, inner) => sum + charactersIn(inner), 0)
    : 0;
}
