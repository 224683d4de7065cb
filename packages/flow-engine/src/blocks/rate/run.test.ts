import { expect, test } from 'vitest';
import { flowOf, message, play, sendMessage, text, value } from '../../flow.fixture.ts';
import { starsIn } from './stars-in.ts';

const flow = flowOf(
  {
    first: {
      type: 'rate',
      prompt: { en: 'How was it?' },
      into: 'stars',
      next: { done: 'thanks', skipped: 'fine' },
    },
    thanks: text('Thanks for {{stars}}'),
    fine: text('Never mind'),
  },
  { values: [value('stars', 'number')] },
);

test('Rate asks for stars, stores and reports them [F-55]', () => {
  expect(play(flow, []).effects).toEqual([sendMessage('How was it?', { expects: 'rating' })]);
  expect(play(flow, [message('4 stars')]).effects.slice(0, 2)).toEqual([
    { type: 'rated', stars: 4 },
    sendMessage('Thanks for 4'),
  ]);
  expect(play(flow, [message('What?')]).effects[0]).toEqual(sendMessage('Never mind'));
});

test('stars can be written in many ways [F-55]', () => {
  const written = {
    1: ['1', 'one', '★', 'Ein Stern'],
    2: ['⭐⭐', 'dos estrellas', '2/5'],
    3: ['trois', '3 of 5'],
  };
  for (const [stars, texts] of Object.entries({
    ...written,
    4: ['fyra stjärnor'],
    5: ['★★★★★', 'Fünf Sterne!'],
  }))
    for (const each of texts) expect([each, starsIn(each)]).toEqual([each, Number(stars)]);
  for (const each of ['0', '6', '4.5', '★★★★★★', '', 'great', '45', 'x'.repeat(99)])
    expect([each, starsIn(each)]).toEqual([each, undefined]);
});
