import { storableText } from '@parrot/contract/core';

/** JSON that PostgreSQL accepts: it refuses the whole document for one lone surrogate. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part));
