/**
 * The layout of a block's branches: one at the bottom, cells at the bottom with the exception at the right,
 * or rows.
 */
import type { Block } from '@parrot/contract/flows';
import { branchesOf } from '../../editor/block-branches.ts';

export type BranchLayout = {
  kind: 'none' | 'single' | 'cells' | 'rows';
  branches: readonly { branch: string; side: 'bottom' | 'right' }[];
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
/** More cells do not fit. */
const CELLS = 3;

export function branchLayoutOf(block: Block): BranchLayout {
  const branches = branchesOf(block);
  if (branches.length === 0) return { kind: 'none', branches: [] };
  if (branches.length === 1)
    return { kind: 'single', branches: branches.map((branch) => ({ branch, side: 'bottom' })) };
  const usual = branches.filter((branch) => !EXCEPTIONS.has(branch));
  const fits = branches.length <= CELLS && usual.length > 0 && branches.length - usual.length <= 1;
  return {
    kind: fits ? 'cells' : 'rows',
    branches: branches.map((branch) => ({
      branch,
      side: fits && usual.includes(branch) ? 'bottom' : 'right',
    })),
  };
}

export const sideOf = (block: Block, branch: string): 'bottom' | 'right' =>
  branchLayoutOf(block).branches.find((branchName) => branchName.branch === branch)?.side ?? 'bottom';
