import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

const strengthOf = (password: string, personal?: string[]) => passwordStrength(password, personal).strength;

test.each([
  ['', 'tooShort'],
  ['Xk9$w', 'tooShort'],
  ['aaaaaaaaaaaa', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['123456789012', 'weak'],
  ['password1', 'weak'],
  ['Password123!', 'weak'],
  ['qwertyuiop', 'weak'],
  ['ladder77', 'fair'],
  ['tq7Kd2xVb', 'good'],
  ['tall green ladder', 'strong'],
  ['vX9#kQ2$mL7!pR', 'strong'],
])('%s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test('personal data adds no strength', () => {
  expect(strengthOf('MayaHalden42')).toBe('good');
  expect(passwordStrength('MayaHalden42', ['Maya Lindqvist', 'Halden Home', 'maya@halden.no'])).toEqual({
    strength: 'weak',
    hint: 'personal',
  });
});

test('the hint fits the weakness', () => {
  expect(passwordStrength('short').hint).toBe('longer');
  expect(passwordStrength('password12').hint).toBe('common');
  expect(passwordStrength('ladder77').hint).toBe('more');
  expect(passwordStrength('tall green ladder').hint).toBe('enough');
});
