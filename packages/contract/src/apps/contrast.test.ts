import { describe, expect, test } from 'vitest';
import { contrast, readableOn, textColorOn } from './contrast.ts';

test('contrast is measured as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#11794a', '#ffffff')).toBeCloseTo(5.42, 1);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

/** A grid over all colors, edges included. */
const steps = ['00', '24', '48', '6d', '91', 'b6', 'da', 'ff'];
const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

test('text is readable on every brand color', () => {
  const unreadable = colors.filter((color) => contrast(textColorOn(color), color) < 4.5);
  expect(unreadable).toEqual([]);
});

test('white is preferred if it is readable', () => {
  expect(textColorOn('#11794A')).toBe('#ffffff');
  expect(textColorOn('#FFD233')).toBe('#181a19');
});

describe('a brand color as text', () => {
  test.each(['#ffffff', '#f2f4f3', '#212725', '#808080', '#11794a'])(
    'every color is readable on %s',
    (ground) => {
      const unreadable = colors.filter((color) => contrast(readableOn(color, ground), ground) < 4.5);
      expect(unreadable).toEqual([]);
    },
  );

  test('stays as it is if readable, otherwise keeps its hue', () => {
    expect(readableOn('#11794a', '#f2f4f3')).toBe('#11794a');
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(readableOn('#11794a', '#212725').slice(at, at + 2), 16),
    );
    expect(green).toBeGreaterThan(blue + 20);
    expect(blue).toBeGreaterThan(red);
  });
});
