import { describe, expect, test } from 'vitest';
import { coreQuestion } from './core-question.ts';

describe('what surrounds a question is set aside', () => {
  test.each([
    ['Hi there, when do you open?', 'when do you open?'],
    ['Hello! When do you open? Thanks in advance!', 'When do you open?'],
    ['Dear Ms Smith,\nmy parcel is late.\n\nKind regards,\nAnn Lee\n+44 123', 'my parcel is late.'],
    ['Good morning team, I lost my card. Thank you very much 🙂', 'I lost my card.'],
    ['Guten Tag, wann öffnen Sie? Vielen Dank im Voraus', 'wann öffnen Sie?'],
    [
      'Sehr geehrte Damen und Herren,\nwo ist mein Paket?\nMit freundlichen Grüßen\nEva Klein',
      'wo ist mein Paket?',
    ],
    ['Hola, ¿cuándo abren? Muchas gracias', '¿cuándo abren?'],
    ['Bonjour, quand ouvrez-vous ? Merci d’avance', 'quand ouvrez-vous ?'],
    ['Hej! När öppnar ni? Tack så mycket', 'När öppnar ni?'],
    ['Where is it?\n\nOn Mon, 3 Nov 2026, Shop wrote:\n> Your order 123 …', 'Where is it?'],
    ['Hello, I hope you are well. Where is it?', 'Where is it?'],
    ['Bonjour, j’espère que vous allez bien. Où est-ce ?', 'Où est-ce ?'],
    ['Please help me! Where is it?', 'Where is it?'],
    ['Where is it?\n-- \nAnn Lee\nHalden 3', 'Where is it?'],
    ['Where is my order? Best regards, Ann', 'Where is my order?'],
  ])('%j', (text, core) => {
    expect(coreQuestion(text)).toBe(core);
  });
});

describe('the question itself stays', () => {
  test.each([
    'Hello',
    'Thanks!',
    'thank you very much',
    'Merci beaucoup',
    '',
    '?!',
    'How do I say hello in Swedish?',
    'Do you send thanks cards?',
    'Can I give a danke card?',
    'History of the town',
    'high fees',
    'Which regards do you mean',
    'Hi-fi systems with warranty',
    'Dear customers get a discount?',
  ])('%j', (text) => {
    expect(coreQuestion(text)).toBe(text);
  });
});

test('a long text of greetings takes bounded time', () => {
  const text = 'hello '.repeat(20_000);
  const started = process.cpuUsage().user;
  coreQuestion(text);
  expect((process.cpuUsage().user - started) / 1_000).toBeLessThan(2_000);
});
