/**
 * The word at the caret, if it begins with a trigger: `#` for responses, `/` for commands, `@` for agents.
 */
export type Trigger = { sign: '#' | '/' | '@'; text: string; from: number; to: number };

export function triggerAt(value: string, caret: number): Trigger | null {
  const before = value.slice(0, caret);
  const from = Math.max(before.lastIndexOf(' '), before.lastIndexOf('\n')) + 1;
  const word = before.slice(from);
  const sign = word[0];
  if (sign !== '#' && sign !== '/' && sign !== '@') return null;
  // A command is the first word; elsewhere a slash is plain text.
  if (sign === '/' && value.slice(0, from).trim() !== '') return null;
  return { sign, text: word.slice(1), from, to: caret };
}

/** The text with that word replaced, and the new caret position. */
export function replaceTrigger(value: string, { from, to }: Trigger, text: string) {
  return { value: value.slice(0, from) + text + value.slice(to), caret: from + text.length };
}
