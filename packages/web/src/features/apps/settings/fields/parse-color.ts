/** Parses a typed color: with or without #, three or six digits. */
export function parseColor(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '');
  if (/^[0-9a-f]{6}$/i.test(digits)) return `#${digits.toUpperCase()}`;
  if (/^[0-9a-f]{3}$/i.test(digits))
    return `#${[...digits].map((digit) => digit + digit).join('')}`.toUpperCase();
  return undefined;
}
