/** Parses addresses as users type and paste them: one by one, as a list, or copied from a mail with names. */
import { isEmail } from '@parrot/contract/core';

export type EmailEntry = {
  email: string;
  /** Why the server refused it. */
  refusal?: string;
  /** The reason may be gone by then. */
  canRetry?: boolean;
};

const SEPARATORS = /[\s,;]+/;
/** A name may contain a comma: `"Berg, Anna" <anna@halden.no>`. */
const QUOTED_NAME = /"[^"]*"(?=\s*<)/g;
const MAIL_LINK = /^mailto:([^?]*).*$/i;

export const hasSeparator = (text: string): boolean => SEPARATORS.test(text);

/** Adds the typed addresses, each once. */
export function addEmails(before: readonly EmailEntry[], text: string): EmailEntry[] {
  const found = text
    .replace(QUOTED_NAME, '')
    .split(/[,;\n]/)
    .flatMap((part) => withoutNames(part).split(SEPARATORS))
    .map((email) => email.replace(MAIL_LINK, '$1').toLowerCase())
    .filter(Boolean)
    .map((email) => ({ email }));
  const all = new Map<string, EmailEntry>();
  for (const address of [...before, ...found]) if (!all.has(address.email)) all.set(address.email, address);
  return [...all.values()];
}

export const canBeSent = ({ email, refusal, canRetry = false }: EmailEntry): boolean =>
  isEmail(email) && (refusal === undefined || canRetry);

/** `Anna Berg <anna@halden.no> Mats Berg <mats@halden.no>` without the names. */
function withoutNames(text: string): string {
  const [name = '', ...pieces] = text.split('<');
  if (pieces.length === 0) return name;
  const last = pieces.length - 1;
  return pieces
    .map((piece, at) => (at === last ? piece.replace('>', ' ') : piece.split('>', 1)[0]))
    .join(' ');
}
