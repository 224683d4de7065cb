import type { Input } from '../inputs.ts';

/** The words of a message; where there are none, the names of what was sent along. */
export const textOfMessage = ({
  text,
  files = [],
}: Pick<Extract<Input, { type: 'message' }>, 'text' | 'files'>): string =>
  text.trim() === '' ? files.map(({ name }) => name).join(', ') : text;
