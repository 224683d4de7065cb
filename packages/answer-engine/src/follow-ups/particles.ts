/** 'Check in' and 'check out': the word that tells them apart is too common to count. */
import { normalized } from '../text/tokens.ts';

/**
 * Whether a question has one of its own words with the word after it, as the first text has and the second has
 * not.
 */
export function differsByParticle(
  question: string,
  own: readonly string[],
  [found, other]: readonly [string, string],
): boolean {
  const terms = normalized(question).split(' ');
  const texts = [found, other].map((text) => ` ${normalized(text)} `);
  return terms.some((word, at) => {
    const next = terms[at + 1];
    if (next === undefined || !own.includes(word) || own.includes(next)) return false;
    const [isFound, isOther] = texts.map((text) => text.includes(` ${word} ${next} `));
    return isFound === true && isOther === false;
  });
}
