import { FLOW_TEXTS } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { newSession } from '../../session.ts';
import { runMessage } from './run.ts';

const running = (text: string) =>
  runMessage({
    block: { type: 'message', text, next: { done: 'after' } },
    session: newSession(),
    event: { type: 'entered' },
    texts: FLOW_TEXTS.en,
    desk: { people: true },
  });

test('Message says its text and goes on at once [F-11]', () => {
  expect(running('Hello there')).toEqual({
    session: newSession(),
    effects: [{ type: 'say', text: 'Hello there', suggestions: [] }],
    next: 'after',
  });
});

test('a blank text is not said [F-11]', () => {
  expect(running(' \n')).toEqual({ session: newSession(), effects: [], next: 'after' });
});
