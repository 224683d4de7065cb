import type { LanguageCode } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { createQuestionGroups, type GroupedQuestion, hasTerms } from './question-groups.ts';

const question = (
  text: string,
  vector: number[] | null = null,
  languageCode: LanguageCode = 'en',
): GroupedQuestion => {
  const length = Math.hypot(...(vector ?? [1]));
  return { text, languageCode, vector: vector && Float32Array.from(vector, (value) => value / length) };
};

describe('by words', () => {
  const groups = createQuestionGroups<string>();
  groups.add('parking', question('Where can I park my car?'));
  groups.add('hours', question('When do you open on Sundays?'));

  test.each([
    ['where can i park my cars', 'parking'],
    ['Where can I park?', 'parking'],
    ['When do you open on Sunday', 'hours'],
    ['When do you close on Mondays?', null],
    ['Do you ship abroad?', null],
    ['', null],
  ])('%j belongs to %s', (text, id) => {
    expect(groups.nearest(question(text))).toBe(id);
  });

  test('an empty collection has no groups', () => {
    const empty = createQuestionGroups<string>();
    expect([empty.nearest(question('Hello')), empty.around([question('Hello')], 5)]).toEqual([null, []]);
  });
});

describe('by meaning', () => {
  const groups = createQuestionGroups<string>();
  groups.add('parking', question('Where can I park?', [1, 0, 0]));
  groups.add('hours', question('When do you open?', [0, 1, 0]));

  test('a question in other words joins the group of its meaning', () => {
    expect(groups.nearest(question('Gibt es Parkplätze?', [0.9, 0.1, 0.1], 'de'))).toBe('parking');
  });

  test('between two meanings it joins neither', () => {
    expect(groups.nearest(question('Something else', [0.6, 0.6, 0.6]))).toBeNull();
  });

  test('the group’s meaning is the mean of its questions', () => {
    const growing = createQuestionGroups<string>();
    growing.add('a', question('one', [1, 0]));
    expect(growing.nearest(question('other', [0, 1]))).toBeNull();
    for (let count = 0; count < 9; count += 1) growing.add('a', question(`more ${count}`, [0, 1]));
    expect(growing.nearest(question('other', [0, 1]))).toBe('a');
  });

  test('vectors of another encoder are not compared, and words still are', () => {
    expect(groups.nearest(question('Anything', [1, 0, 0, 0]))).toBeNull();
    expect(groups.nearest(question('Where can I park?', [0, 0, 0, 1]))).toBe('parking');
    expect(groups.nearest(question('Where can I park?'))).toBe('parking');
  });
});

describe('groups around a question', () => {
  const groups = createQuestionGroups<number>();
  groups.add(1, question('Where can I park my car?', [1, 0, 0]));
  groups.add(2, question('Where can I park my bicycle?', [0.8, 0.6, 0]));
  groups.add(3, question('Do you ship abroad?', [0, 0, 1]));

  test('are those that are at all near, nearest first, each once and no more than requested', () => {
    const near = groups.around([question('Where can I park my car?', [1, 0, 0])], 10);
    expect(near).toEqual([1, 2]);
    expect(groups.around([question('Where can I park my car?', [1, 0, 0])], 1)).toEqual([1]);
  });

  test('are found for any of several wordings', () => {
    expect(groups.around([question('ship abroad'), question('park my car')], 10)).toContain(3);
    expect(groups.around([], 10)).toEqual([]);
  });
});

test('what was put together stays together, also with more wordings than are compared', () => {
  const groups = createQuestionGroups<string>();
  groups.add('a', question('Where can I park my car?'));
  for (let count = 0; count < 100; count += 1)
    groups.add('a', question(`Wording number ${count} about x${count}`));
  expect(groups.nearest(question('Where can I park my car?'))).toBe('a');
});

test('a text without letters and digits has nothing to compare', () => {
  expect(['a', '1', '中', ' ?! ', '', '😀'].map(hasTerms)).toEqual([true, true, true, false, false, false]);
});
