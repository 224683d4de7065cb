/** Changes of a formatted text at a selection. Each returns what to replace, and the selection afterwards. */
import { parseRichText } from '@parrot/contract/core';

export type Selected = { text: string; start: number; end: number };
export type TextEdit = { from: number; to: number; insert: string; start: number; end: number };

/** Adds the marks around the selected words, or removes them. */
export function toggleMark({ text, start, end }: Selected, mark: '**' | '*'): TextEdit {
  const selected = text.slice(start, end);
  const from = start + (selected.length - selected.trimStart().length);
  const to = Math.max(from, end - (selected.length - selected.trimEnd().length));
  const inner = text.slice(from, to);
  const size = mark.length;
  const before = /\*{0,3}$/.exec(text.slice(0, from))?.[0].length ?? 0;
  const after = /^\*{0,3}/.exec(text.slice(to))?.[0].length ?? 0;
  const around = Math.min(before, after);
  // One star is italic, two are bold, three are both.
  if (inner !== '' && (around === size || around === 3))
    return { from: from - size, to: to + size, insert: inner, start: from - size, end: to - size };
  return { from, to, insert: mark + inner + mark, start: from + size, end: to + size };
}

const ITEM = /^[ \t]{0,3}(?:[-*•]|\d{1,3}\.)[ \t]+/;

/** Makes the selected lines a list, or plain lines if they are such a list already. */
export function toggleList({ text, start, end }: Selected, isNumbered: boolean): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', end);
  const to = newline < 0 ? text.length : newline;
  const lines = text.slice(from, to).split('\n');
  const isSame = (line: string) => (isNumbered ? /^\s*\d+\.\s/ : /^\s*[-*•]\s/).test(line);
  const isList = lines.every((line) => line.trim() === '' || isSame(line)) && lines.some(isSame);
  let number = 0;
  const changed = lines.map((line) => {
    const bare = line.replace(ITEM, '');
    if (isList || (line.trim() === '' && lines.length > 1)) return bare;
    number += 1;
    return `${isNumbered ? `${number}.` : '-'} ${bare}`;
  });
  const insert = changed.join('\n');
  const cursor = from + insert.length;
  return { from, to, insert, start: lines.length > 1 ? from : cursor, end: cursor };
}

/** The selected words as a link; without any, the address, which is a link by itself. */
export function insertLink({ text, start, end }: Selected, address: string): TextEdit {
  const label = text.slice(start, end).trim();
  const insert =
    label === '' || label === address ? address : `[${label.replace(/[[\]\n]/g, ' ')}](${address})`;
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}

export function insertPicture({ start, end }: Selected, address: string, description: string): TextEdit {
  const insert = `![${description.replace(/[[\]\n]/g, ' ').trim()}](${address})`;
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}

/** The address as it can be used, completed with https; null if it can't. */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  const complete = /^(https?|mailto):|@/i.test(address) ? address : `https://${address}`;
  return isOnly(`[x](${complete})`, 'link') && /[.@]|localhost/.test(complete) ? complete : null;
}

export function pictureAddress(typed: string): string | null {
  const address = typed.trim();
  return isOnly(`![x](${address})`, 'picture') ? address : null;
}

function isOnly(text: string, kind: 'link' | 'picture'): boolean {
  const [block, ...others] = parseRichText(text);
  return (
    others.length === 0 && block?.kind === 'text' && block.parts.length === 1 && block.parts[0]?.kind === kind
  );
}
