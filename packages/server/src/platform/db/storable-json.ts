import { storableText } from '@parrot/contract/core';

/** Possibly a lone surrogate or a null character, which `JSON.stringify` escapes. */
const MAY_BE_REFUSED = /\\u(?:d[89a-f]|0000)/;

/** JSON that PostgreSQL accepts: it refuses the whole document for one lone surrogate. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!MAY_BE_REFUSED.test(json)) return json;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? storableText(part) : part,
  );
}
