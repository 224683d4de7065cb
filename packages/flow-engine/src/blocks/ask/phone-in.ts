const WRITTEN = /^\+?[\d\s()./\u00a0-]{5,40}$/;
/** With an area code; no phone number is longer. */
const DIGITS = { least: 7, most: 15 };

/** Digits only, with a plus before a country code. */
export function phoneIn(text: string): string | undefined {
  const bare = text.trim();
  if (!WRITTEN.test(bare)) return undefined;
  const digits = bare.replace(/\(0\)/, '').replace(/\D/g, '');
  const isForeign = bare.startsWith('+') || digits.startsWith('00');
  const number = digits.replace(isForeign ? /^0+/ : /^$/, '');
  if (number.length < DIGITS.least || number.length > DIGITS.most) return undefined;
  return isForeign ? `+${number}` : number;
}
