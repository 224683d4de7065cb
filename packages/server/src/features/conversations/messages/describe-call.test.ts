import { expect, test } from 'vitest';
import { describeCall } from './describe-call.ts';

test.each([
  ['en', 'video', 185, 'Video call, 3:05'],
  ['de', 'voice', 3_600, 'Sprachanruf, 1:00:00'],
  ['fr', 'voice', 0, 'Appel vocal, sans réponse'],
] as const)('a call in one line, in %s', (language, kind, durationSeconds, text) => {
  expect(describeCall(language, { kind, durationSeconds })).toBe(text);
});
