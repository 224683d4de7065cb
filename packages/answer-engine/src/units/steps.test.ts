import { describe, expect, test } from 'vitest';
import { procedureAround } from './procedure-sentences.ts';
import { stepsIn } from './steps.ts';

describe('numbered steps', () => {
  test('are those of each procedure, without their numbers', () => {
    expect(
      stepsIn('To cancel:\n1. Open the page.\n2. Choose *Cancel*.\n\nTo pay:\n1) Open it.\n2) Pay.'),
    ).toEqual([
      ['Open the page.', 'Choose *Cancel*.'],
      ['Open it.', 'Pay.'],
    ]);
  });

  test.each([
    ['Step 1: Open\nStep 2: Close', ['Open', 'Close']],
    ['Schritt 1: Öffnen\nSchritt 2: Schließen', ['Öffnen', 'Schließen']],
    ['Paso 1: Abrir\nPaso 2: Cerrar', ['Abrir', 'Cerrar']],
    ['Étape 1 : Ouvrir\nÉtape 2 : Fermer', [': Ouvrir', ': Fermer']],
    ['Steg 1: Öppna\nSteg 2: Stäng', ['Öppna', 'Stäng']],
  ])('%s', (text, steps) => {
    expect(stepsIn(text)).toEqual([steps]);
  });

  test('are no bullets, no single line and no prose', () => {
    expect(stepsIn('You need:\n• a pen\n• paper')).toEqual([]);
    expect(stepsIn('1. Only one.')).toEqual([]);
    expect(stepsIn('It opens at 9. Then it closes.')).toEqual([]);
  });
});

describe('steps written as sentences', () => {
  const around = (text: string, first: number, last = first) => {
    const sentences = text.split('|');
    const [from, to] = procedureAround(sentences, first, last);
    return sentences.slice(from, to + 1);
  };

  test.each([
    'First open the lid.|Then press the drop.|Finally rinse it.',
    'Zuerst öffnen Sie den Deckel.|Dann drücken Sie.|Zum Schluss spülen Sie.',
    'Primero abra la tapa.|Luego pulse.|Por último, enjuague.',
    'D’abord ouvrez le couvercle.|Ensuite appuyez.|Enfin, rincez.',
    'Först öppnar du locket.|Sedan trycker du.|Till sist sköljer du.',
  ])('%s is whole, whichever sentence was found', (text) => {
    for (const found of [0, 1, 2]) expect(around(text, found)).toEqual(text.split('|'));
  });

  test('what stands before and after stays out', () => {
    const text = 'We love coffee.|First open it.|Then close it.|It has a warranty.';
    expect(around(text, 2)).toEqual(['First open it.', 'Then close it.']);
  });

  test('one sentence with “then” is no procedure', () => {
    expect(around('It was late.|Call us.', 1)).toEqual(['Call us.']);
    expect(around('It rings.', 0)).toEqual(['It rings.']);
  });

  test('a text of a thousand steps is bounded', () => {
    const text = ['First a.', ...Array.from({ length: 1_000 }, (_, at) => `Then ${at}.`)].join('|');
    expect(around(text, 500).length).toBeLessThan(30);
  });
});
