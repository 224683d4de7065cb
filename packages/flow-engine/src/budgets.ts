/** How much a flow may do by itself. */
import type { Effect } from './effects.ts';

/** Blocks that may run one after the other in one turn. */
export const STEP_BUDGET = 50;
/** Blocks that may run before the visitor says something, however often the flow waits for an API or the clock in between. */
export const ALONE_BUDGET = 500;
/** What may be said in one turn. */
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
