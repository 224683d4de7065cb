import { expect, test } from 'vitest';
import { context, flowOf, on, play, sentTexts, text, value } from '../../flow.fixture.ts';

const flowWith = (written: string, to: string) =>
  flowOf(
    {
      first: { type: 'translate', text: written, to, into: 'said', next: { done: 'after', failed: 'sorry' } },
      after: text('{{said}}.'),
      sorry: text('Sorry'),
    },
    { values: [value('said', 'text')] },
  );

test('Translate requests a translation and stores it [F-53]', () => {
  const flow = flowWith('Hello {{visitorName}}', 'visitor');
  const { effects, session } = play(flow, [], { ...context, language: 'sv' });
  expect(effects).toEqual([{ type: 'translate', request: 1, text: 'Hello Ann', to: 'sv' }]);
  expect(sentTexts(on(flow, session, { type: 'translation', request: 1, text: 'Hej Ann' }))).toEqual([
    'Hej Ann.',
  ]);
  expect(sentTexts(on(flow, session, { type: 'translation', request: 1, text: null }))).toEqual(['Sorry']);
});

test('with nothing to translate it continues immediately [F-53]', () => {
  expect(sentTexts(play(flowWith(' {{lastMessage}}', 'de'), []))).toEqual(['.']);
});
