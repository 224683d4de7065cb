/** The display names of a block's branches. Requires the 'blocks' texts to be loaded. */
import type { LanguageCode } from '@parrot/contract/core';
import type { Block, BlockId, Flow } from '@parrot/contract/flows';
import { branchesOf, type FixedBranch } from '../editor/block-branches.ts';
import { targetOf } from '../editor/read-flow.ts';
import { plainly } from '../values/template-names.ts';
import { branchSummary } from './condition/summary.ts';
import { type SummaryContext, summaryContext } from './summary-context.ts';

export type NamedBranch = { branch: string; name: string; to: BlockId | null };

export function namedBranchesOf(block: Block, flow: Flow, language: LanguageCode): NamedBranch[] {
  const context = summaryContext(flow, language);
  return branchesOf(block).map((branch) => ({
    branch,
    name: nameOf(block, branch, context),
    to: targetOf(block, branch),
  }));
}

/** The display name of one branch; its id if the block has no such branch. */
export const branchNameOf = (block: Block, branch: string, flow: Flow, language: LanguageCode): string =>
  nameOf(block, branch, summaryContext(flow, language));

function nameOf(block: Block, branch: string, context: SummaryContext): string {
  const own = ownNameOf(block, branch, context);
  if (own !== undefined) return plainly(own) || context.t('ways.unnamed');
  if (!branchesOf(block).includes(branch)) return branch;
  if (branch === 'done') return context.t(DONE[block.type] ?? 'ways.then');
  return context.t(`ways.${branch as Exclude<FixedBranch, 'done'>}`);
}

const DONE = {
  ask: 'ways.answered',
  rate: 'ways.rated',
  'call-api': 'ways.worked',
  translate: 'ways.worked',
} as Partial<Record<Block['type'], 'ways.answered' | 'ways.rated' | 'ways.worked'>>;

/** The name of a branch that the builder defined: a button, a condition branch or an intent. */
function ownNameOf(block: Block, branch: string, context: SummaryContext): string | undefined {
  switch (block.type) {
    case 'buttons': {
      const button = block.buttons.find(({ id }) => id === branch);
      return button && context.localize(button.label);
    }
    case 'condition': {
      const own = block.branches.find(({ id }) => id === branch);
      return own && (own.name?.trim() || branchSummary(own, context));
    }
    case 'route-by-intent':
      return block.intents.find(({ id }) => id === branch)?.name.trim();
    default:
      return undefined;
  }
}
