/** Passwords that are guessed first: the most common ones, and those made of what everyone knows about a user. */
import { badField } from '@parrot/contract/core';

const PRODUCT = 'parrot';
/** Shorter parts of a name are too likely to be part of another word. */
const SHORTEST_PART = 4;
/** Characters that a password needs beside the names in it. */
const OWN_CHARACTERS = 5;

export async function rejectCommonPassword(password: string, field = 'password'): Promise<void> {
  const common = await commonPasswords();
  if (common.has(password.toLowerCase())) throw badField(field, COMMON);
}

/** `names` are those of the user, the company and the email address. */
export function rejectPersonalPassword(password: string, names: readonly string[], field = 'password'): void {
  const parts = names.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const known = [PRODUCT, ...parts.filter((part) => part.length >= SHORTEST_PART)];
  const longestFirst = known.sort((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((text, part) => text.replaceAll(part, ''), password.toLowerCase());
  if (rest.length < password.length && rest.length < OWN_CHARACTERS) throw badField(field, PERSONAL);
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Loaded when the first password is chosen; most runs of a server never need it. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as string[]),
  );
  return loaded;
}

const COMMON = 'This password is too common. Choose one that’s harder to guess.';
const PERSONAL =
  'This password is mostly your name, your company, your email or “Parrot”. Please choose one that is harder to guess.';
