/** What the ways out of a block are called. The texts 'blocks' must be loaded. */
import type { LanguageCode } from '@parrot/contract/core';
import type { Block, BlockId, Flow } from '@parrot/contract/flows';
import { type FixedWay, waysOutOf } from '../editor/block-branches.ts';
import { targetOf } from '../editor/read-flow.ts';
import { plainly } from '../values/template-names.ts';
import { branchSummary } from './condition/summary.ts';
import { type Telling, tellingOf } from './summary-context.ts';

export type NamedWay = { branch: string; name: string; to: BlockId | null };

export function namedWaysOf(block: Block, flow: Flow, language: LanguageCode): NamedWay[] {
  const telling = tellingOf(flow, language);
  return waysOutOf(block).map((branch) => ({
    branch,
    name: nameOf(block, branch, telling),
    to: targetOf(block, branch),
  }));
}

/** The name of one way out; of one that is not there, its id. */
export const wayNameOf = (block: Block, branch: string, flow: Flow, language: LanguageCode): string =>
  nameOf(block, branch, tellingOf(flow, language));

function nameOf(block: Block, branch: string, telling: Telling): string {
  const own = ownNameOf(block, branch, telling);
  if (own !== undefined) return plainly(own) || telling.t('ways.unnamed');
  if (!waysOutOf(block).includes(branch)) return branch;
  if (branch === 'done') return telling.t(DONE[block.type] ?? 'ways.then');
  return telling.t(`ways.${branch as Exclude<FixedWay, 'done'>}`);
}

const DONE = {
  ask: 'ways.answered',
  rate: 'ways.rated',
  'call-api': 'ways.worked',
  translate: 'ways.worked',
} as Partial<Record<Block['type'], 'ways.answered' | 'ways.rated' | 'ways.worked'>>;

/** Of a way that the builder made: a button, a branch or an intent. */
function ownNameOf(block: Block, branch: string, telling: Telling): string | undefined {
  switch (block.type) {
    case 'buttons': {
      const button = block.buttons.find(({ id }) => id === branch);
      return button && telling.inWords(button.label);
    }
    case 'condition': {
      const own = block.branches.find(({ id }) => id === branch);
      return own && (own.name?.trim() || branchSummary(own, telling));
    }
    case 'route-by-intent':
      return block.intents.find(({ id }) => id === branch)?.name.trim();
    default:
      return undefined;
  }
}
