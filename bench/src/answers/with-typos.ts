/** Typos as people make them. The same seed gives the same ones on every machine. */

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LETTER = /\p{L}/u;
/** Shorter words are hardly ever misspelled, and then not to be recognized. */
const SHORTEST_WORD = 4;

type Typo = (word: string, at: number, pick: (count: number) => number) => string;

const swap: Typo = (word, at) =>
  at + 1 < word.length
    ? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
    : drop(word, at, () => 0);
const drop: Typo = (word, at) => word.slice(0, at) + word.slice(at + 1);
const double: Typo = (word, at) => word.slice(0, at + 1) + word.slice(at);
const slip: Typo = (word, at, pick) => {
  const row = ROWS.find((keys) => keys.includes(word[at]?.toLowerCase() ?? '')) ?? '';
  const key = row.indexOf(word[at]?.toLowerCase() ?? '');
  const near = [row[key - 1], row[key + 1]].filter((each) => each !== undefined);
  return word.slice(0, at) + (near[pick(near.length)] ?? 'x') + word.slice(at + 1);
};
const TYPOS: readonly Typo[] = [swap, drop, double, slip];

/** In different words as far as there are enough. */
export function withTypos(text: string, count: number, seed: number): string {
  const pick = pickFrom(seed * 7_919 + count);
  const parts = text.split(/(\s+)/);
  const positions = parts.flatMap((part, at) => (lettersOf(part) >= SHORTEST_WORD ? [at] : []));
  for (let typo = 0; typo < count && positions.length > 0; typo += 1) {
    const at =
      positions.length > 1
        ? (positions.splice(pick(positions.length), 1)[0] as number)
        : (positions[0] as number);
    parts[at] = misspelled(parts[at] as string, pick);
  }
  return parts.join('');
}

function misspelled(word: string, pick: (count: number) => number): string {
  const letters = [...word].flatMap((letter, at) => (LETTER.test(letter) ? [at] : []));
  for (;;) {
    // The first letter is rarely wrong.
    const at = letters[1 + pick(letters.length - 1)] ?? 0;
    const typed = (TYPOS[pick(TYPOS.length)] as Typo)(word, at, pick);
    if (typed !== word) return typed;
  }
}

const lettersOf = (part: string): number => [...part].filter((letter) => LETTER.test(letter)).length;

function pickFrom(seed: number): (count: number) => number {
  let state = (Math.imul(seed, 0x9e3779b9) ^ 0x5bd1e995) >>> 0;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}
