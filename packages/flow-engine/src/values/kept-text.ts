import { LIMITS } from '@parrot/contract/core';

/** NUL and halves of a character, as are left where text was cut or made to hurt; no database takes them. */
const UNFIT = /\0|\p{Surrogate}/u;
const HALVES = /\p{Surrogate}/gu;

/** Text as it can be stored: no longer than a message may be, and nothing in it that a database refuses. */
export function keptText(text: string, longest: number = LIMITS.messageLength): string {
  const cut = text.slice(0, longest);
  return UNFIT.test(cut) ? cut.replaceAll('\0', '').replace(HALVES, '\ufffd') : cut;
}
