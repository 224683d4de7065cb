/** The parts of a passage that are compared on their own: sentences, and whole lists, tables and rows. */
import { sentencesOf } from '../text/sentences.ts';
import { unitsOf } from '../units/text-units.ts';
import { isRow } from './table-row.ts';

/** One bit each. The sentences of a longer text share them in order. */
export const MAX_WINDOWS = 12;

export function windowsOf(text: string): string[] {
  if (isRow(text)) return [text];
  const windows: string[] = [];
  let at = 0;
  for (const { start, end } of unitsOf(text)) {
    windows.push(...sentencesOf(text.slice(at, start)), text.slice(start, end));
    at = end;
  }
  windows.push(...sentencesOf(text.slice(at)));
  return windows;
}

/** The bit of one of `count` windows. */
export const windowBit = (at: number, count: number): number =>
  1 << (count <= MAX_WINDOWS ? at : Math.floor((at * MAX_WINDOWS) / count));
