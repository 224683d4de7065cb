import { expect, test } from 'vitest';
import { recentVectors } from './recent-vectors.ts';

const vector = (value: number) => Float32Array.of(value);

test('a vector is found by its exact text', () => {
  const recent = recentVectors(2);
  recent.set('a', vector(1));
  expect(recent.get('a')).toEqual(vector(1));
  expect(recent.get('A')).toBeUndefined();
});

test('the one that was not used for the longest time is dropped first', () => {
  const recent = recentVectors(2);
  recent.set('a', vector(1));
  recent.set('b', vector(2));
  recent.get('a');
  recent.set('c', vector(3));
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([vector(1), undefined, vector(3)]);
});

test('storing a text again replaces its vector and takes no second slot', () => {
  const recent = recentVectors(2);
  recent.set('a', vector(1));
  recent.set('b', vector(2));
  recent.set('a', vector(3));
  expect([recent.get('a'), recent.get('b')]).toEqual([vector(3), vector(2)]);
});

test('the empty text is a text', () => {
  const recent = recentVectors(1);
  recent.set('', vector(1));
  expect(recent.get('')).toEqual(vector(1));
  recent.set('a', vector(2));
  expect(recent.get('')).toBeUndefined();
});
