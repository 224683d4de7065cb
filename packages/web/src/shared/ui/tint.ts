/** The tint of a user or app, derived from the id. */
const TINTS = ['teal', 'orange', 'violet', 'blue', 'rose', 'green'] as const;
export type Tint = (typeof TINTS)[number];

export function tintOf(id: string): Tint {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return TINTS[sum % TINTS.length] ?? 'teal';
}
