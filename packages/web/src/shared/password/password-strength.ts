/** The strength of a password: only characters that can't be guessed at once count. */
import { LIMITS } from '@parrot/contract/core';

export const STRENGTHS = ['tooShort', 'weak', 'fair', 'good', 'strong'] as const;
type Strength = (typeof STRENGTHS)[number];
type Hint = 'longer' | 'personal' | 'common' | 'more' | 'enough';

/** `personal`: texts that an attacker would try first, such as name, company and address. */
export function passwordStrength(
  password: string,
  personal: string[] = [],
): { strength: Strength; hint: Hint } {
  const own = personal
    .flatMap((texts) => texts.toLowerCase().split(/[^\p{L}\d]+/u))
    .filter((word) => word.length > 2);
  const withoutOwn = leaveOut(password.toLowerCase(), own);
  const unguessed = leaveOut(withoutOwn, COMMON);
  const bits = countingLength(unguessed) * Math.log2(poolOf(password));
  const strength = strengthOf(password, bits);
  if (strength === 'tooShort') return { strength, hint: 'longer' };
  if (strength === 'strong') return { strength, hint: 'enough' };
  if (withoutOwn !== password.toLowerCase()) return { strength, hint: 'personal' };
  if (unguessed !== withoutOwn || countingLength(unguessed) < unguessed.length * 0.7)
    return { strength, hint: 'common' };
  return { strength, hint: strength === 'good' ? 'enough' : 'more' };
}

const COMMON = [
  ...['password', 'passwort', 'welcome', 'letmein', 'admin', 'login', 'parrot', 'secret', 'change', 'dragon'],
  ...[
    'monkey',
    'football',
    'iloveyou',
    'sunshine',
    'princess',
    'master',
    'hello',
    'summer',
    'winter',
    'spring',
  ],
  ...[
    'qwertyuiop',
    'qwertzuiop',
    'asdfghjkl',
    'qwerty',
    'qwertz',
    'azerty',
    'asdf',
    'zxcvbn',
    'yxcvbn',
    'abc123',
  ],
];

/** A known word is one guess, so it counts as one character. */
const leaveOut = (text: string, texts: string[]): string =>
  [...texts]
    .sort((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, '\u0000'), text);

/** In sequences such as 'aaa', 'abc' or '321' only the first two characters count. */
function countingLength(text: string): number {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const stepTo = (at: number) => (codes[at] ?? 0) - (codes[at - 1] ?? 0);
  return codes.filter((_code, at) => at < 2 || Math.abs(stepTo(at)) > 1 || stepTo(at) !== stepTo(at - 1))
    .length;
}

function poolOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 24],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0) || 1;
}

function strengthOf(password: string, bits: number): Strength {
  if (password.length < LIMITS.password.min) return 'tooShort';
  if (bits < 36) return 'weak';
  if (bits < 50) return 'fair';
  return bits < 72 ? 'good' : 'strong';
}
