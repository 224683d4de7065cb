import type { Block, BlockId } from '@parrot/contract/flows';

/** Where a way out of a block leads; null where it leads nowhere. Own names only. */
export function branchTarget(block: Pick<Block, 'next'>, way: string): BlockId | null {
  const next: Record<string, BlockId | null> = block.next;
  return Object.hasOwn(next, way) ? (next[way] ?? null) : null;
}
