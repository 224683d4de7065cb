/** The branches of a block in display order. */
import type { Block, BlockType } from '@parrot/contract/flows';

/** Taken if no other branch matches. */
export const OTHERWISE = 'otherwise';
export const OTHER_TEXT = 'other';

const FIXED = {
  start: ['done'],
  message: ['done'],
  ask: ['done', 'gaveUp'],
  'set-value': ['done'],
  'call-api': ['done', 'failed'],
  'answer-from-knowledge': ['answered', 'unanswered'],
  translate: ['done', 'failed'],
  wait: ['done'],
  rate: ['done', 'skipped'],
  'hand-over': ['nobody', 'tooLong'],
  'go-to': ['done'],
  'reusable-part': ['done'],
  'business-hours': ['open', 'closed'],
  end: [],
} as const satisfies Partial<Record<BlockType, readonly string[]>>;
export type FixedBranch = (typeof FIXED)[keyof typeof FIXED][number] | typeof OTHERWISE | typeof OTHER_TEXT;

export function branchesOf(block: Block): readonly string[] {
  switch (block.type) {
    // A button that opens a URL has no branch.
    case 'buttons':
      return [...block.buttons.filter(({ url }) => url.trim() === '').map(({ id }) => id), OTHER_TEXT];
    case 'condition':
      return [...block.branches.map(({ id }) => id), OTHERWISE];
    case 'route-by-intent':
      return [...block.intents.map(({ id }) => id), OTHERWISE];
    default:
      return FIXED[block.type];
  }
}

/** The branch a conversation usually takes. */
export const mainBranchOf = (block: Block): string | undefined => branchesOf(block)[0];
