import { expect, test } from 'vitest';
import { flowOf, message, on, play, sentTexts, text } from '../../flow.fixture.ts';

test('Wait waits for its time, once, and ignores messages until then [F-54] [F-07]', () => {
  const flow = flowOf({ first: { type: 'wait', seconds: 5, next: { done: 'after' } }, after: text('Done') });
  const { effects, session } = play(flow, []);
  expect(effects).toEqual([{ type: 'wait', request: 1, seconds: 5 }]);
  expect(on(flow, session, { type: 'timePassed', request: 2 }).trace[0]?.what).toBe('inputIgnored');
  const handled = on(flow, session, message('Are you there?'));
  expect(handled).toMatchObject({
    effects: [],
    session: { waitingFor: 'time', lastMessage: 'Are you there?' },
  });
  const after = on(flow, handled.session, { type: 'timePassed', request: 1 });
  expect(sentTexts(after)).toEqual(['Done']);
  expect(on(flow, after.session, { type: 'timePassed', request: 1 }).effects).toEqual([]);
});
