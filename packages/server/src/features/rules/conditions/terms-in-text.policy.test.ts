import { expect, test } from 'vitest';
import { containsFolded, equalsFolded, hasAnyTerm } from './terms-in-text.ts';

test.each([
  ['I want a REFUND!', ['refund'], true],
  ['refunds are slow', ['refund'], false],
  ['Où est mon remboursement ?', ['ou est'], true],
  ['Ich will mein Geld zurück.', ['geld  zuruck'], true],
  ['Geld, das zurück soll', ['geld zurück'], false],
  ['Straße 5', ['strasse'], true],
  ['order-4411', ['order 4411'], true],
  ['我要退款', ['退款'], true],
  ['(a+)+$ aaaaaaaa', ['(a+)+$'], true],
  ['anything', ['.*'], false],
  ['nothing here', ['this', 'here'], true],
])('%s has one of %j: %s', (text, terms, expected) => {
  expect(hasAnyTerm(text, terms)).toBe(expected);
});

test('values of fields are compared without case and accents', () => {
  expect([equalsFolded('Zürich', 'zurich'), equalsFolded('Zürich', 'zur')]).toEqual([true, false]);
  expect(containsFolded('Acme Holding AG', 'HOLD')).toBe(true);
});
