import { storableText } from '@parrot/contract/core';

/** JSON that the store takes: one text with half a character in it would have it refuse all else, too. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part));
