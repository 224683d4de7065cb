import { expect, test } from 'vitest';
import { namesOfResponse, preselectedSuggestion } from './preselected-suggestion.ts';

const RESPONSES = [
  { hashtags: ['#thanks-a-lot'], title: 'Many thanks' },
  { hashtags: ['#thanks', '#ty'], title: 'Short thanks' },
  { hashtags: ['#24h'], title: 'Express shipping, 5 days at most' },
];
const chosen = (typed: string) =>
  preselectedSuggestion(
    RESPONSES.map((response) => namesOfResponse(response, typed)),
    typed,
  );

test('a tag typed in full comes before one that begins with it', () => {
  expect([chosen('thank'), chosen('Thanks'), chosen('ty')]).toEqual([0, 1, 1]);
});

test('a word of a title counts from its beginning only', () => {
  expect([chosen('ship'), chosen('press'), chosen('short th'), chosen('refund')]).toEqual([2, -1, 1, -1]);
});

test('a number is not a part of a title', () => {
  expect([chosen('5'), chosen('2'), chosen('5 ')]).toEqual([-1, 2, -1]);
});

test('without any text it is the first', () => {
  expect([chosen(''), preselectedSuggestion([], '')]).toEqual([0, -1]);
});
