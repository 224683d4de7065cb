import { describe, expect, test } from 'vitest';
import { citedSentences } from './cited-sentences.ts';
import { hasMarkup, isGrounded } from './grounding.policy.ts';

describe('a claim is grounded', () => {
  const SOURCE = 'Returns\nYou can send it back within 30 days at our cost.';
  test.each([
    ['in the words of its source', 'You can send it back within 30 days.', true],
    ['in other forms of its words', 'Sending it back costs you thirty days.', true],
    ['not with another number', 'You can send it back within 60 days.', false],
    ['not with an address of its own', 'Send it back, see https://evil.example.', false],
    ['not in words of its own', 'Our competitors offer nothing comparable whatsoever.', false],
    ['not when it denies what the source says', 'You can not send it back within 30 days.', false],
    ['not with a link', 'You can [send it](back) within 30 days.', false],
    ['not with a tag', 'You can send it back <b>within</b> 30 days.', false],
    ['not without a single content word', 'It is what it is.', false],
    ['not when it is empty', '', false],
  ])('%s', (_what, claim, is) => {
    expect(isGrounded(claim, SOURCE, { language: 'en' })).toBe(is);
  });

  test('across languages by numbers and addresses alone', () => {
    expect(isGrounded('Rückgabe binnen 30 Tagen.', SOURCE, { language: null })).toBe(true);
    expect(isGrounded('Rückgabe binnen 60 Tagen.', SOURCE, { language: null })).toBe(false);
  });

  test('in a denial where the source denies too, in each language', () => {
    for (const [language, text] of [
      ['en', "We don't ship batteries abroad."],
      ['de', 'Wir versenden keine Batterien ins Ausland.'],
      ['es', 'Nunca enviamos baterías al extranjero.'],
      ['fr', "Nous n'envoyons pas de piles à l'étranger."],
      ['sv', 'Vi skickar inte batterier utomlands.'],
    ] as const)
      expect(isGrounded(text, text, { language }), text).toBe(true);
  });

  test('only with as much overlap as is required', () => {
    const claim = 'Send it back with a smile and flowers.';
    expect(isGrounded(claim, SOURCE, { language: 'en', minOverlap: 0.3 })).toBe(true);
    expect(isGrounded(claim, SOURCE, { language: 'en', minOverlap: 0.8 })).toBe(false);
  });
});

test.each(['<script>', '</p>', '<!-- a -->', '[a](b)', '![a] (b)', 'JavaScript:alert(1)', 'data:text/html'])(
  '%s is markup',
  (text) => expect(hasMarkup(`a ${text}`)).toBe(true),
);
test.each(['3 < 5 and 7 > 2', '[1]', 'data: see below', '(a) [b]'])('%s is no markup', (text) =>
  expect(hasMarkup(text)).toBe(false),
);

describe('cited sentences', () => {
  test('carry the passages they cite, whether before or after the full stop', () => {
    expect(citedSentences('One [1]. Two. [2] **Three** [1, 3]!', { isComplete: true })).toEqual([
      { text: 'One.', cited: [0] },
      { text: 'Two.', cited: [1] },
      { text: 'Three!', cited: [0, 2] },
    ]);
  });

  test('leave out the last one while the text is streamed', () => {
    expect(citedSentences('One [1]. Two', { isComplete: false })).toEqual([{ text: 'One.', cited: [0] }]);
    expect(citedSentences('', { isComplete: false })).toEqual([]);
  });

  test('are bare of headings, points and code marks; [0] cites nothing', () => {
    expect(citedSentences('## Title\n- a point [0]\n`code` [2]', { isComplete: true })).toEqual([
      { text: 'Title', cited: [] },
      { text: 'a point', cited: [] },
      { text: 'code', cited: [1] },
    ]);
  });
});
