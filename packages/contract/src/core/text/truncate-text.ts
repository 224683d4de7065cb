/** A text on one line, without invisible characters such as direction marks, truncated to a length. */
export function truncateText(text: string, longest: number): string {
  const line = text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  const letters = Array.from(line);
  if (letters.length <= longest) return line;
  const start = letters.slice(0, longest - 1).join('');
  return `${start.trimEnd()}…`;
}
