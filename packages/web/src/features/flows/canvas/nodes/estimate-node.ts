/**
 * Estimates the size and handles of a block, so that blocks outside the viewport need not be rendered to be
 * measured.
 */
import type { Block } from '@parrot/contract/flows';
import { type NodeHandle, Position } from '@xyflow/react';
import { NODE_WIDTH } from '../edges/canvas-edges.ts';
import { branchLayoutOf } from './branch-layout.ts';

type NodeEstimate = { measured: { width: number; height: number }; handles: NodeHandle[] };

const PILL_HEIGHT = 36;
const HEAD = 40;
const SUMMARY = 42;
const BRANCH_HEIGHT = 27;
const DOT = 9;

export function estimateNode(block: Block): NodeEstimate {
  const { kind, branches } = branchLayoutOf(block);
  const isPill = block.type === 'start' || block.type === 'end';
  const foot = kind === 'cells' ? BRANCH_HEIGHT : kind === 'rows' ? BRANCH_HEIGHT * branches.length : 0;
  const [width, height] = [NODE_WIDTH, isPill ? PILL_HEIGHT : HEAD + SUMMARY + foot];
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
