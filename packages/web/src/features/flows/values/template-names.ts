/** The `{{names}}` in a text. */
import { BUILT_IN_VALUES, type ValueDefinition } from '@parrot/contract/flows';

const MARK = /\{\{\s*([^{}]*?)\s*\}\}/g;
const SECRET = 'secret.';

export const namesIn = (text: string): string[] => [...text.matchAll(MARK)].map(([, name = '']) => name);

/** The placeholder of a value. */
export const markOf = (name: string): string => `{{${name}}}`;

export const renamedIn = (text: string, from: string, to: string): string =>
  text.replace(MARK, (mark, name: string) => (name === from ? markOf(to) : mark));

/**
 * Names that would stay empty: unknown values, and secrets that do not exist or are not allowed here
 * (`secrets` null).
 */
export function unknownNames(
  text: string,
  values: readonly ValueDefinition[],
  secrets: readonly string[] | null,
): string[] {
  const isKnown = (name: string) =>
    name.startsWith(SECRET)
      ? (secrets?.includes(name.slice(SECRET.length)) ?? false)
      : BUILT_IN_VALUES.some((builtIn) => builtIn === name) || values.some((value) => value.name === name);
  return [...new Set(namesIn(text))].filter((name) => !isKnown(name));
}

/** The text without the braces. */
export const plainly = (text: string): string => text.replace(MARK, (_mark, name: string) => name);
