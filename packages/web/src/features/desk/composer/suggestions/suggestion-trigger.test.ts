import { expect, test } from 'vitest';
import { replaceTrigger, triggerAt } from './suggestion-trigger.ts';

const signOf = (value: string, caret = value.length) => {
  const found = triggerAt(value, caret);
  return found && `${found.sign}${found.text}`;
};

test('a trigger counts at the beginning of the word at the caret [DSK-17]', () => {
  expect(signOf('#ship')).toBe('#ship');
  expect(signOf('Good news:\n#ship')).toBe('#ship');
  expect(signOf('see #ship and more', 9)).toBe('#ship');
  expect(signOf('a#b')).toBeNull();
  expect(signOf('#ship ')).toBeNull();
  expect(signOf('mail me@example.com')).toBeNull();
});

test('a slash is a command only as the first character', () => {
  expect(signOf('/clo')).toBe('/clo');
  expect(signOf('either /or')).toBeNull();
});

test('the choice replaces that word only', () => {
  const value = 'Well, #sh then';
  const found = triggerAt(value, 9);
  expect(found && replaceTrigger(value, found, 'It ships.')).toEqual({
    value: 'Well, It ships. then',
    caret: 15,
  });
});
