/** How the ways out of a block are drawn: one at the bottom; side by side at the foot, the exception at the right edge; or a row each. */
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
/** More do not fit beside each other. */
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
