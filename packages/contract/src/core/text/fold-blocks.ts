/** Shortens a long quote to its first lines and those that are marked. */
import { type InlinePart, isMarked, type RichBlock } from './rich-text.ts';

const SHOWN_LINES = 8;

/** Null if the text is short enough to be shown whole. */
export function foldBlocks(blocks: readonly RichBlock[]): RichBlock[] | null {
  const count = blocks.reduce((sum, block) => sum + linesOf(block), 0);
  if (count <= SHOWN_LINES) return null;
  const folded: RichBlock[] = [];
  let left = SHOWN_LINES;
  for (const block of blocks) {
    folded.push(...shownOf(block, left));
    left -= linesOf(block);
  }
  return folded;
}

const linesOf = (block: RichBlock): number => {
  if (block.kind === 'text') return textLines(block.parts);
  return block.kind === 'list' ? block.items.length : block.rows.length;
};

const textLines = (parts: readonly InlinePart[]): number =>
  parts.reduce((sum, part) => sum + (part.kind === 'text' ? part.text.split('\n').length - 1 : 0), 1);

function shownOf(block: RichBlock, left: number): RichBlock[] {
  if (left >= linesOf(block)) return [block];
  if (block.kind === 'table') {
    const rows = block.rows.filter(
      (row, at) => at < left || isMarked(row) || (at === 0 && block.hasHead && block.rows.some(isMarked)),
    );
    return rows.length > 0 ? [{ ...block, rows }] : [];
  }
  if (block.kind === 'list') {
    const first = block.items.slice(0, Math.max(0, left));
    const marked = block.items.flatMap((item, at) =>
      at >= left && isMarked([item])
        ? [{ ...block, start: block.start === null ? null : block.start + at, items: [item] }]
        : [],
    );
    return [...(first.length > 0 ? [{ ...block, items: first }] : []), ...marked];
  }
  return left > 0 ? [{ ...block, parts: firstLines(block.parts, left) }] : [];
}

function firstLines(parts: readonly InlinePart[], lines: number): InlinePart[] {
  const shown: InlinePart[] = [];
  let left = lines;
  for (const part of parts) {
    if (part.kind !== 'text') {
      shown.push(part);
      continue;
    }
    const own = part.text.split('\n');
    if (own.length > left) return [...shown, { kind: 'text', text: own.slice(0, left).join('\n') }];
    shown.push(part);
    left -= own.length - 1;
  }
  return shown;
}
