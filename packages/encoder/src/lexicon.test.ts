import { expect, test } from 'vitest';
import { loadLexicon } from './lexicon.ts';

test('whole words of five languages are known, typos and word pieces are not', async () => {
  const isWord = await loadLexicon();
  for (const word of ['return', 'kaufen', 'gasto', 'annulation', 'också']) expect(isWord(word)).toBe(true);
  for (const word of ['retrun', 'kauffen', '##ing', '']) expect(isWord(word)).toBe(false);
});

test('a folder without an encoder is refused', async () => {
  await expect(loadLexicon('/nowhere')).rejects.toThrow();
});
