import { LIMITS, storableText } from '@parrot/contract/core';

/** Text as it can be stored: no longer than a message may be, and nothing in it that a database refuses. */
export const storedText = (text: string, longest: number = LIMITS.messageLength): string =>
  storableText(text.slice(0, longest));
