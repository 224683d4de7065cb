import { FLOW_TEXTS } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { context, flowOf, message, play, sendMessage, sentTexts, text, value } from '../../flow.fixture.ts';

const buttons = [
  { id: 'buy', label: { en: 'Buy', sv: 'Köp' }, url: '' },
  { id: 'human', label: { en: 'Talk to a person' }, url: '' },
  { id: 'site', label: { en: 'Our site' }, url: 'https://shop.example/{{visitorName}}' },
  { id: 'bad', label: { en: 'Bad' }, url: 'javascript:alert(1)' },
];
const flowWith = (other: string | null, offered = buttons) =>
  flowOf(
    {
      first: {
        type: 'buttons',
        prompt: { en: 'What now?', sv: 'Vad nu?' },
        buttons: offered,
        into: 'chosen',
        next: { buy: 'buying', human: 'asking', other },
      },
      buying: text('{{chosen}}!'),
      asking: text('{{chosen}}?'),
      something: text('You wrote {{chosen}}'),
    },
    { values: [value('chosen', 'text')] },
  );

test('Buttons offers answers as suggestions and pages as links [F-45]', () => {
  expect(play(flowWith(null), []).effects).toEqual([
    sendMessage('What now?', {
      suggestions: ['Buy', 'Talk to a person'],
      attachment: {
        imageUrl: '',
        title: '',
        text: '',
        buttons: [{ label: 'Our site', actionUrl: 'https://shop.example/Ann' }],
      },
    }),
  ]);
});

test('the chosen button is stored in the flow’s own language, and its branch taken [F-45] [F-43]', () => {
  for (const written of ['buy', 'KÖP', '1'])
    expect(sentTexts(play(flowWith(null), [message(written)]))).toEqual(['Buy!']);
  const { effects } = play(flowWith(null), [], { ...context, language: 'sv' });
  expect(effects).toMatchObject([{ text: 'Vad nu?', suggestions: ['Köp', 'Talk to a person'] }]);
});

test('an offered label takes precedence over a global phrase [F-35]', () => {
  expect(sentTexts(play(flowWith(null), [message('talk to a person')]))).toEqual(['Talk to a person?']);
});

test('other text takes its branch, or the visitor is asked to choose [F-45]', () => {
  expect(sentTexts(play(flowWith('something'), [message('Sell')]))).toEqual(['You wrote Sell']);
  expect(sentTexts(play(flowWith('something'), [message('Our site')]))).toEqual(['You wrote Our site']);
  const again = play(flowWith(null), [message('Sell')]);
  expect(again.effects).toMatchObject([
    { text: FLOW_TEXTS.en.badChoice, suggestions: ['Buy', 'Talk to a person'] },
  ]);
  expect(again.session.waitingFor).toBe('message');
});
