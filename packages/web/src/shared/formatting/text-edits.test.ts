import { expect, test } from 'vitest';
import {
  insertLink,
  insertPicture,
  linkAddress,
  pictureAddress,
  type TextEdit,
  toggleList,
  toggleMark,
} from './text-edits.ts';

/** The selection is written in brackets. */
const selected = (written: string) => {
  const start = written.indexOf('⟦');
  return { text: written.replace(/[⟦⟧]/g, ''), start, end: written.indexOf('⟧') - 1 };
};
const edited = (written: string, edit: (of: ReturnType<typeof selected>) => TextEdit) => {
  const of = selected(written);
  const { from, to, insert, start, end } = edit(of);
  const text = of.text.slice(0, from) + insert + of.text.slice(to);
  return `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`;
};

test('marks are added around words and removed again', () => {
  expect(edited('a ⟦word ⟧b', (of) => toggleMark(of, '**'))).toBe('a **⟦word⟧** b');
  expect(edited('a **⟦word⟧** b', (of) => toggleMark(of, '**'))).toBe('a ⟦word⟧ b');
  expect(edited('a **⟦word⟧** b', (of) => toggleMark(of, '*'))).toBe('a ***⟦word⟧*** b');
  expect(edited('a ***⟦word⟧*** b', (of) => toggleMark(of, '*'))).toBe('a **⟦word⟧** b');
  expect(edited('a ⟦⟧b', (of) => toggleMark(of, '*'))).toBe('a *⟦⟧*b');
});

test('lines become a list, a numbered list, and lines again', () => {
  expect(edited('x\n⟦one\ntwo⟧\ny', (of) => toggleList(of, false))).toBe('x\n⟦- one\n- two⟧\ny');
  expect(edited('⟦- one\n- two⟧', (of) => toggleList(of, true))).toBe('⟦1. one\n2. two⟧');
  expect(edited('⟦1. one\n2. two⟧', (of) => toggleList(of, true))).toBe('⟦one\ntwo⟧');
  expect(edited('⟦⟧', (of) => toggleList(of, false))).toBe('- ⟦⟧');
});

test('links and pictures are inserted, with addresses that are safe only', () => {
  expect(edited('see ⟦terms⟧', (of) => insertLink(of, 'https://a.example'))).toBe(
    'see [terms](https://a.example)⟦⟧',
  );
  expect(edited('see ⟦⟧', (of) => insertLink(of, 'https://a.example'))).toBe('see https://a.example⟦⟧');
  expect(edited('⟦⟧', (of) => insertPicture(of, '/pictures/a.webp', 'A [map]'))).toBe(
    '![A  map](/pictures/a.webp)⟦⟧',
  );
  expect(['a.example/x', 'me@a.example', 'https://a.example'].map(linkAddress)).toEqual([
    'https://a.example/x',
    'me@a.example',
    'https://a.example',
  ]);
  expect(['', 'javascript:alert(1)', 'two words', 'nothing'].map(linkAddress)).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(['http://a.example/x.png', 'data:image/png', 'https://a.example/x.png'].map(pictureAddress)).toEqual(
    [null, null, 'https://a.example/x.png'],
  );
});
