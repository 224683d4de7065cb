import { expect, test } from 'vitest';
import { flowOf, play, sentTexts, text } from '../../flow.fixture.ts';

test('Go to continues at its target [F-10]', () => {
  const flow = flowOf({ first: { type: 'go-to', next: { done: 'far' } }, far: text('Here I am') });
  expect(sentTexts(play(flow, []))).toEqual(['Here I am']);
});
