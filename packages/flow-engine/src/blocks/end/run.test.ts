import { expect, test } from 'vitest';
import { flowOf, play, sendMessage } from '../../flow.fixture.ts';

test('End sends its text, if any, and completes the conversation [F-19]', () => {
  const ending = (message: object) => play(flowOf({ first: { type: 'end', message, next: {} } }), []);
  expect(ending({ en: 'Bye, {{visitorName}}!' }).effects).toEqual([
    sendMessage('Bye, Ann!'),
    { type: 'complete' },
  ]);
  expect(ending({}).effects).toEqual([{ type: 'complete' }]);
  expect(ending({}).session.waitingFor).toBe('nothing');
});
