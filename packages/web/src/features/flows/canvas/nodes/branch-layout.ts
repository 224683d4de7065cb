/** How the ways out of a block are drawn: one at the bottom; side by side at the foot, the exception at the right edge; or a row each. */
import type { Block } from '@parrot/contract/flows';
import { waysOutOf } from '../../editor/block-branches.ts';

export type WayShape = {
  kind: 'none' | 'single' | 'cells' | 'rows';
  ways: readonly { branch: string; side: 'bottom' | 'right' }[];
};

const EXCEPTIONS: ReadonlySet<string> = new Set([
  'gaveUp',
  'failed',
  'unanswered',
  'skipped',
  'nobody',
  'tooLong',
  'otherwise',
  'other',
  'closed',
]);
/** More do not fit beside each other. */
const CELLS = 3;

export function wayShapeOf(block: Block): WayShape {
  const branches = waysOutOf(block);
  if (branches.length === 0) return { kind: 'none', ways: [] };
  if (branches.length === 1)
    return { kind: 'single', ways: branches.map((branch) => ({ branch, side: 'bottom' })) };
  const usual = branches.filter((branch) => !EXCEPTIONS.has(branch));
  const fits = branches.length <= CELLS && usual.length > 0 && branches.length - usual.length <= 1;
  return {
    kind: fits ? 'cells' : 'rows',
    ways: branches.map((branch) => ({
      branch,
      side: fits && usual.includes(branch) ? 'bottom' : 'right',
    })),
  };
}

export const sideOf = (block: Block, branch: string): 'bottom' | 'right' =>
  wayShapeOf(block).ways.find((way) => way.branch === branch)?.side ?? 'bottom';
