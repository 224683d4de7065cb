import type { LanguageCode } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { evidenceIn } from './evidence.ts';
import { type QuestionParts, questionParts } from './question-parts.ts';
import { quoteFor } from './quote-for.ts';
import type { AskedValue } from './reference-terms.ts';

const parts = (question: string, language: LanguageCode = 'en'): QuestionParts => {
  const found = questionParts(question, language);
  if (!found) throw new Error(`'${question}' counts as complete`);
  return found;
};

describe('a question points back', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'And on weekends?'],
    ['en', 'What about children?'],
    ['en', 'How long does that take?'],
    ['en', 'And if I lose it?'],
    ['de', 'Und am Wochenende?'],
    ['de', 'Wie lange dauert das?'],
    ['de', 'Was ist mit Kindern?'],
    ['es', '¿Y los domingos?'],
    ['es', '¿Cuánto cuesta eso?'],
    ['fr', 'Et pour les enfants ?'],
    ['fr', 'Combien ça coûte ?'],
    ['sv', 'Och på söndagar?'],
    ['sv', 'Vad kostar det?'],
  ])('%s: %s', (language, question) => {
    expect(parts(question, language).pointsBack).toBe(true);
  });
});

describe('a question stands alone', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Where can I park?'],
    ['en', 'And where can I park my car?'],
    ['en', 'Is there breakfast?'],
    ['de', 'Gibt es Frühstück?'],
    ['de', 'Wie teuer ist die Reparatur?'],
    ['es', '¿Dónde puedo aparcar?'],
    ['fr', 'Il y a un parking ?'],
    ['sv', 'Finns det frukost?'],
  ])('%s: %s', (language, question) => {
    expect(parts(question, language).pointsBack).toBe(false);
  });

  test('is complete if it is long, or names much', () => {
    expect(questionParts('x'.repeat(121), 'en')).toBeNull();
    expect(questionParts('Do you ship large wooden garden furniture abroad?', 'en')).toBeNull();
    expect(questionParts('', 'en')).toBeNull();
    expect(questionParts('?!', 'en')).toBeNull();
  });
});

describe('asks for', () => {
  test.each<[LanguageCode, string, AskedValue]>([
    ['en', 'How much is it?', 'price'],
    ['en', 'How long does that take?', 'duration'],
    ['en', 'How often?', 'frequency'],
    ['en', 'In which format?', 'format'],
    ['de', 'Was kostet das?', 'price'],
    ['de', 'Wie lange dauert es?', 'duration'],
    ['es', '¿Cuánto?', 'price'],
    ['fr', 'Combien ?', 'price'],
    ['fr', 'C’est gratuit ?', 'price'],
    ['sv', 'Hur ofta?', 'frequency'],
  ])('%s: %s – %s', (language, question, value) => {
    expect(parts(question, language)).toMatchObject({ own: [], asksFor: value });
  });

  test('nothing but the words that it names', () => {
    expect(parts('And for vegans?')).toEqual({ own: ['vegans'], asksFor: null, pointsBack: true });
  });
});

describe('a text says what is asked for', () => {
  const evidence = (text: string, question: string, language: LanguageCode = 'en') =>
    evidenceIn(text, parts(question, language), language);

  test.each<[LanguageCode, string, string]>([
    ['en', 'How much is it?', 'It costs 18 euros.'],
    ['en', 'How much is it?', 'It’s free for guests.'],
    ['en', 'How long does that take?', 'Allow 20 minutes.'],
    ['en', 'How often?', 'Every two months.'],
    ['de', 'Wie lange dauert das?', 'In der Regel drei Werktage.'],
    ['es', '¿Cuánto cuesta eso?', 'Son 12 €.'],
    ['fr', 'Combien de temps ça prend ?', 'Deux semaines.'],
    ['sv', 'Vad kostar det?', 'Det är gratis.'],
  ])('%s: %s – %s', (language, question, text) => {
    expect(evidence(text, question, language)).toEqual({ share: 1, hasValue: true });
    expect(evidence('Ask us.', question, language).hasValue).toBe(false);
  });

  test('with its words, in another form or in a compound', () => {
    expect(evidence('On weekends until 11:00.', 'And on the weekend?').share).toBe(1);
    expect(evidence('Mit Kinderermäßigung.', 'Und für Kinder?', 'de').share).toBe(1);
    expect(evidence('Until 11:00.', 'And on the weekend?').share).toBe(0);
    expect(evidence('Dogs are welcome.', 'And dogs or horses?').share).toBe(0.5);
  });
});

describe('the quote for a follow-up', () => {
  const MANUAL =
    'Descale the machine every two months. Use our descaler; vinegar harms the seals. Press the drop. It takes 20 minutes.';

  test('is the sentence that says it, with the one before a brief one', () => {
    expect(quoteFor(MANUAL, parts('How long does that take?'), 'en')).toBe(
      'Press the drop. It takes 20 minutes.',
    );
    expect(quoteFor(MANUAL, parts('How often?'), 'en')).toBe('Descale the machine every two months.');
    expect(quoteFor(MANUAL, parts('And vinegar?'), 'en')).toContain('vinegar harms the seals');
  });

  test('is a part of the text, word for word, or the whole row', () => {
    for (const question of ['How long does that take?', 'And vinegar?', 'And the weather?'])
      expect(MANUAL).toContain(quoteFor(MANUAL, parts(question), 'en'));
    const row = 'Part: Seal\nPrice: 4 €';
    expect(row).toContain(quoteFor(row, parts('How much is it?'), 'en'));
  });
});
