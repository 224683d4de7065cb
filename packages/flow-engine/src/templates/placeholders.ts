/** `{{name}}` in a text. Only names are allowed between the braces; nothing is evaluated. */
const PLACEHOLDER = /\{\{\s*([A-Za-z][A-Za-z0-9.]{0,80})\s*\}\}/g;
const SECRET = 'secret.';

type Placeholder = { name: string; at: number; whole: string };

export const placeholdersIn = (template: string): Placeholder[] =>
  template.includes('{{')
    ? Array.from(template.matchAll(PLACEHOLDER), (match) => ({
        name: match[1] ?? '',
        at: match.index,
        whole: match[0],
      }))
    : [];

/** Replaces each placeholder; replacements are not processed again. Stops when the text is too long. */
export function replaced(
  template: string,
  put: (placeholder: Placeholder) => string,
  longest = Number.POSITIVE_INFINITY,
): string {
  let done = '';
  let from = 0;
  for (const placeholder of placeholdersIn(template)) {
    done += template.slice(from, placeholder.at) + put(placeholder);
    from = placeholder.at + placeholder.whole.length;
    if (done.length > longest) return done;
  }
  return from === 0 ? template : done + template.slice(from);
}

/** The name of the secret that a placeholder refers to; undefined for a value. */
export const secretIn = (name: string): string | undefined =>
  name.startsWith(SECRET) ? name.slice(SECRET.length) : undefined;
