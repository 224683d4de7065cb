/** The branches of a block that its builder should connect. */
import type { Block } from '@parrot/contract/flows';
import { branchTarget } from '../blocks/branch-target.ts';

type Branches = {
  /** Taken normally. */
  normal: string[];
  /** Taken on failure. */
  failures: string[];
};

const DONE: Branches = { normal: ['done'], failures: [] };

export function branchesOfBlock(block: Block): Branches {
  switch (block.type) {
    case 'start':
    case 'message':
    case 'set-value':
    case 'wait':
    case 'go-to':
    case 'reusable-part':
      return DONE;
    case 'ask':
      return { normal: ['done'], failures: ['gaveUp'] };
    case 'call-api':
    case 'translate':
      return { normal: ['done'], failures: ['failed'] };
    case 'buttons': {
      const leading = block.buttons.filter(({ url }) => url.trim() === '').map(({ id }) => id);
      // If there are no other options, any text takes this branch.
      return { normal: leading.length > 0 ? leading : ['other'], failures: [] };
    }
    case 'condition':
      return { normal: [...block.branches.map(({ id }) => id), 'otherwise'], failures: [] };
    case 'route-by-intent':
      return { normal: [...block.intents.map(({ id }) => id), 'otherwise'], failures: [] };
    case 'answer-from-knowledge':
      return block.keepsListening
        ? { normal: [], failures: [] }
        : { normal: ['answered'], failures: ['unanswered'] };
    case 'rate':
      return { normal: ['done', 'skipped'], failures: [] };
    case 'hand-over':
      return { normal: [], failures: block.waitMinutes > 0 ? ['tooLong'] : [] };
    case 'business-hours':
      return { normal: ['open', 'closed'], failures: [] };
    case 'end':
      return { normal: [], failures: [] };
  }
}

export const openBranches = (block: Block, ways: readonly string[]): string[] =>
  ways.filter((way) => branchTarget(block, way) === null);

export const targetsOf = (block: Block): string[] =>
  Object.values(block.next as Record<string, string | null>).filter((to) => to !== null);
