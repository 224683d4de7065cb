import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test.each([
  ['en', 'Where is my card?', 'How much does it cost to send a parcel?', 'I cannot log in any more'],
  ['es', '¿Dónde está mi pedido?', 'No puedo entrar en mi cuenta', '¿Cuánto cuesta el envío?'],
  ['de', 'Wo ist meine Bestellung?', 'Ich kann mich nicht anmelden', 'Was kostet der Versand?'],
  [
    'fr',
    'Où est ma commande ?',
    'Je ne peux pas me connecter',
    'Combien coûte la livraison ?',
    'Combien de temps dure la garantie de la machine ?',
  ],
  ['sv', 'Var är min beställning?', 'Jag kan inte logga in', 'Vad kostar frakten?'],
])('%s', async (language, ...texts) => {
  for (const text of texts) expect(await detectLanguage(text), text).toBe(language);
});

test('null if the text is inconclusive', async () => {
  for (const text of ['', 'ok', '12345', '😀', 'これは何ですか', 'IBAN']) {
    expect(await detectLanguage(text), text).toBeNull();
  }
});

test('only the languages that come into question are considered', async () => {
  expect(await detectLanguage('Wo ist meine Bestellung?', ['en', 'fr'])).not.toBe('de');
  expect(await detectLanguage('Wo ist meine Bestellung?', ['de'])).toBe('de');
  expect(await detectLanguage('Wo ist meine Bestellung?', [])).toBeNull();
});

test('the same text is in the same language every time, also when it is huge', async () => {
  const huge = 'Where is my parcel? '.repeat(5_000);
  expect([await detectLanguage(huge), await detectLanguage(huge)]).toEqual(['en', 'en']);
});
