/**
 * Estimates the size and handles of a block, so that blocks outside the viewport need not be rendered to be
 * measured.
 */
import type { Block } from '@parrot/contract/flows';
import { type NodeHandle, Position } from '@xyflow/react';
import { NODE_WIDTH } from '../edges/canvas-edges.ts';
import { branchLayoutOf } from './branch-layout.ts';
import { summaryHeight } from './summary-size.ts';

type NodeEstimate = { measured: { width: number; height: number }; handles: NodeHandle[] };

const PILL_HEIGHT = 36;
const HEAD = 40;
const SUMMARY = 42;
const BRANCH_HEIGHT = 27;
const DOT = 9;

/** The height of a block with two lines of summary. */
export function usualHeight(block: Block): number {
  const { kind, branches } = branchLayoutOf(block);
  if (block.type === 'start' || block.type === 'end') return PILL_HEIGHT;
  return HEAD + SUMMARY + footHeight(kind, branches.length);
}

const footHeight = (kind: string, branches: number): number =>
  kind === 'cells' ? BRANCH_HEIGHT : kind === 'rows' ? BRANCH_HEIGHT * branches : 0;

export function estimateNode(block: Block, summary: string): NodeEstimate {
  const { kind, branches } = branchLayoutOf(block);
  const isPill = block.type === 'start' || block.type === 'end';
  const foot = footHeight(kind, branches.length);
  const [width, height] = [NODE_WIDTH, isPill ? PILL_HEIGHT : HEAD + summaryHeight(summary) + foot];
  const below = branches.filter(({ side }) => side === 'bottom');
  const middleOf = (at: number) => (below.length > 1 ? ((at + 0.5) * width) / branches.length : width / 2);
  const sources = branches.map(({ branch, side }, at): NodeHandle => {
    const y = kind === 'rows' ? height - foot + (at + 0.5) * BRANCH_HEIGHT : height - BRANCH_HEIGHT / 2;
    return side === 'bottom'
      ? dot(branch, 'source', Position.Bottom, middleOf(at), height)
      : dot(branch, 'source', Position.Right, width, y);
  });
  return {
    measured: { width, height },
    handles: [
      dot('top', 'target', Position.Top, width / 2, 0),
      dot('left', 'target', Position.Left, 0, height / 2),
      ...sources,
    ],
  };
}

const dot = (id: string, type: NodeHandle['type'], position: Position, x: number, y: number): NodeHandle => ({
  id,
  type,
  position,
  x: x - DOT / 2,
  y: y - DOT / 2,
  width: DOT,
  height: DOT,
});
