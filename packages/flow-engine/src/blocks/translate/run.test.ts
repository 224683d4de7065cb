import { expect, test } from 'vitest';
import { around, flowOf, on, play, saidBy, text, value } from '../../flow.fixture.ts';

const flowWith = (words: string, to: string) =>
  flowOf(
    {
      first: { type: 'translate', text: words, to, into: 'said', next: { done: 'after', failed: 'sorry' } },
      after: text('{{said}}.'),
      sorry: text('Sorry'),
    },
    { values: [value('said', 'text')] },
  );

test('Translate asks for a translation and keeps it [F-53]', () => {
  const flow = flowWith('Hello {{visitorName}}', 'visitor');
  const { effects, session } = play(flow, [], { ...around, language: 'sv' });
  expect(effects).toEqual([{ type: 'translate', request: 1, text: 'Hello Ann', to: 'sv' }]);
  expect(saidBy(on(flow, session, { type: 'translation', request: 1, text: 'Hej Ann' }))).toEqual([
    'Hej Ann.',
  ]);
  expect(saidBy(on(flow, session, { type: 'translation', request: 1, text: null }))).toEqual(['Sorry']);
});

test('with nothing to translate it goes on at once [F-53]', () => {
  expect(saidBy(play(flowWith(' {{lastMessage}}', 'de'), []))).toEqual(['.']);
});
