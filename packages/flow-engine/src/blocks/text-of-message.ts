import type { Input } from '../inputs.ts';

/** The text of a message; without one, the names of its files. */
export const textOfMessage = ({
  text,
  files = [],
}: Pick<Extract<Input, { type: 'message' }>, 'text' | 'files'>): string =>
  text.trim() === '' ? files.map(({ name }) => name).join(', ') : text;
