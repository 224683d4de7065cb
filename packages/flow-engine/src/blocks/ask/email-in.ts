const LONGEST_TEXT = 500;
const ADDRESS =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,24}$/u;
const AROUND = /^(?:mailto:)?[<("'[]*|[>)"'\].,;:!?]*$/giu;

/**
 * The only email address in a text, which may be a whole sentence. Undefined if there is none or more than
 * one.
 */
export function emailIn(text: string): string | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const found = text
    .split(/[\s,;]+/)
    .map((word) => word.replace(AROUND, ''))
    .filter((word) => word.length <= 254 && ADDRESS.test(word) && !/\.\.|^\.|\.@/.test(word));
  return new Set(found).size === 1 ? found[0] : undefined;
}
