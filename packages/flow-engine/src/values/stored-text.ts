import { LIMITS, storableText } from '@parrot/contract/core';

/**
 * Text that can be stored: truncated to the length of a message, without characters that a database rejects.
 */
export const storedText = (text: string, longest: number = LIMITS.messageLength): string =>
  storableText(text.slice(0, longest));
