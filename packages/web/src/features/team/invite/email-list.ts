/** Parses addresses as users type and paste them: one by one, as a list, or copied from a mail with names. */
import { isEmail } from '@parrot/contract/core';

export type EmailEntry = {
  email: string;
  /** Why the server refused it. */
  refusal?: string;
};

const SEPARATORS = /[\s,;]+/;
const WITH_NAME = /[^,;\n]*<([^<>]*)>/g;

export const hasSeparator = (text: string): boolean => SEPARATORS.test(text);

/** Adds the typed addresses, each once. */
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

/** A refused one may be retried: the reason may be gone by then. */
export const canBeSent = ({ email }: EmailEntry): boolean => isEmail(email);
