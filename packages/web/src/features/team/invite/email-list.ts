/** Addresses as people type and paste them: one after the other, a whole list, or copied from a mail with names. */
import { isEmail } from '@parrot/contract/core';

export type EmailEntry = {
  email: string;
  /** Why the server did not take it. */
  refusal?: string;
};

const SEPARATORS = /[\s,;]+/;
const WITH_NAME = /[^,;\n]*<([^<>]*)>/g;

export const hasSeparator = (text: string): boolean => SEPARATORS.test(text);

/** Adds what was typed to those that are there already, each once. */
export function addEmails(before: readonly EmailEntry[], text: string): EmailEntry[] {
  const found = text
    .replace(WITH_NAME, ' $1 ')
    .split(SEPARATORS)
    .filter(Boolean)
    .map((email) => ({ email: email.toLowerCase() }));
  const all = new Map<string, EmailEntry>();
  for (const address of [...before, ...found]) if (!all.has(address.email)) all.set(address.email, address);
  return [...all.values()];
}

/** One that was refused may be tried again: the reason may be gone by then. */
export const canBeSent = ({ email }: EmailEntry): boolean => isEmail(email);
