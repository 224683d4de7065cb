import { expect, test } from 'vitest';
import { extractCodes } from './extract-codes.policy.ts';

const found = (...texts: string[]) => extractCodes(texts).map(({ kind, value }) => `${kind} ${value}`);

test('codes are found by the word before them, in the languages of bots', () => {
  expect(found('Where is my order number 10422?')).toEqual(['order 10422']);
  expect(found('Bestellnummer: 4711-88')).toEqual(['order 4711-88']);
  expect(found('mi pedido es el A-2290')).toEqual(['order A-2290']);
  expect(found('ma facture n° 99812 est fausse')).toEqual(['invoice 99812']);
  expect(found('mitt ärende 55120, kundnummer 8833')).toEqual(['ticket 55120', 'customer 8833']);
});

test('codes without a word are found by their shape', () => {
  expect(found('ORD-1042 did not arrive')).toEqual(['order ORD-1042']);
  expect(found('it says #4711 on the box')).toEqual(['code 4711']);
  expect(found('serial no. is XK93-2210 I think')).toEqual(['code XK93-2210']);
});

test('one email address and one phone number are found, the latest', () => {
  expect(found('old@example.com', 'it is now ada.lovelace@example.co.uk, ok?')).toEqual([
    'email ada.lovelace@example.co.uk',
  ]);
  expect(found('call +46 70 123 45 67 please')).toEqual(['phone +46 70 123 45 67']);
  expect(found('or (030) 1234567')).toEqual(['phone (030) 1234567']);
});

test('dates, prices, times, amounts, links and plain words are no codes', () => {
  expect(
    found(
      'I ordered 2 lamps on 18.11.2026 or 2026-11-18 at 10:30 for 49.90 or 1,299 with an iPhone15, see https://x.example/ORD-10422 and www.x.example/99887766, @home, 24/7',
    ),
  ).toEqual([]);
});

test('payment cards and what follows a word for a secret are left out', () => {
  expect(found('my card is 4111111111111111', 'card 4111-1111-1111-1111')).toEqual([]);
  expect(found('my password is hunter22334, pin 998877', 'IBAN DE8937040044053201300')).toEqual([]);
});

test('the latest messages count first, each code once, and only some', () => {
  expect(found('order 1001', 'sorry, order 1002', 'order 1002')).toEqual(['order 1002', 'order 1001']);
  expect(found(Array.from({ length: 50 }, (_, at) => `A-${1000 + at}`).join(' '))).toHaveLength(4);
});

test('a long hostile text takes no time', () => {
  const texts = [
    `${'a@'.repeat(500_000)}`,
    `${'('.repeat(500_000)}1`,
    `${'order '.repeat(100_000)}`,
    `${'+1 '.repeat(300_000)}`,
    `${'1-'.repeat(500_000)}`,
    `order <img/src=x onerror=alert(1)>`,
  ];
  const started = performance.now();
  expect(found(...texts)).toEqual([]);
  expect(performance.now() - started).toBeLessThan(5_000);
});
