import { LANGUAGES } from '@parrot/contract/core';
import { eld } from 'eld/extrasmall';
import { expect, test } from 'vitest';
import { loadLanguageScores } from './language-scores.ts';

const SENTENCES = [
  'Where is my card? I can’t log in any more, and it doesn’t say why.',
  '¿Dónde está mi pedido? No puedo entrar en mi cuenta desde el año pasado.',
  'Wo ist meine Bestellung? Ich kann mich nicht mehr anmelden, trotz Größenänderung.',
  'Où est ma commande ? Je ne peux pas me connecter à l’espace client, ça m’inquiète.',
  'Var är min beställning? Jag kan inte logga in på mitt konto längre.',
  'Где мой заказ? Δεν μπορώ να συνδεθώ. これは何ですか 你好 مرحبا',
  'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenversicherungsanstaltsgebäude',
];
const PIECES = ['', ' ', 'ok', '12345', '😀', "'", '’tis', 'IBAN', 'ÅÄÖ', '\n\t', '𝐀', '“ß”', '-'];

/** Deterministic, and different every time. */
function* texts(count: number): Generator<string> {
  const pieces = [...SENTENCES.flatMap((sentence) => sentence.split(' ')), ...PIECES];
  let seed = 1;
  const next = (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  for (let text = 0; text < count; text += 1)
    yield Array.from({ length: next(90) }, () => pieces[next(pieces.length)]).join(next(9) === 0 ? '' : ' ');
}

test('every score is the one of eld', async () => {
  eld.setLanguageSubset([...LANGUAGES]);
  const scoresOf = await loadLanguageScores();
  for (const text of [...SENTENCES, ...PIECES, SENTENCES.join(' '), ...texts(2_000)]) {
    const expected = eld.detect(text).getScores();
    const found = Object.fromEntries(Object.entries(scoresOf(text)).filter(([, score]) => score > 0));
    expect(found, JSON.stringify(text)).toEqual(expected);
  }
});
