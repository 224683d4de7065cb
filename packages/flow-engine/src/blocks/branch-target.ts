import type { Block, BlockId } from '@parrot/contract/flows';

/** The target of a branch; null if unconnected. Own properties only. */
export function branchTarget(block: Pick<Block, 'next'>, way: string): BlockId | null {
  const next: Record<string, BlockId | null> = block.next;
  return Object.hasOwn(next, way) ? (next[way] ?? null) : null;
}
