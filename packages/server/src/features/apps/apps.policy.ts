/** Which apps a caller may see. An app outside that circle is as if it did not exist. */
import type { AppStatus, AppType } from '@parrot/contract/apps';
import type { UserId } from '@parrot/contract/core';
import type { Caller } from '../../platform/index.ts';

/** Every app of the tenant, or only those this person made, or was given, by themselves or through a group. */
export type AppScope = { kind: 'all' } | { kind: 'own'; userId: UserId };

export const appScopeOf = (caller: Pick<Caller, 'allApps' | 'userId'>): AppScope =>
  caller.allApps ? { kind: 'all' } : { kind: 'own', userId: caller.userId };

/** How an app's knowledge is doing: sources being read, sources that failed, and all that the bot can answer from. */
export type KnowledgeCounts = { reading: number; failed: number; usable: number };

/**
 * A source that failed shows that at itself. The app fails only when it has nothing else to work with. Visitors of a
 * published app notice nothing.
 */
export function statusForKnowledge(
  { status, type }: { status: AppStatus; type: AppType },
  { reading, failed, usable }: KnowledgeCounts,
): AppStatus {
  if (status === 'published') return status;
  if (reading > 0) return 'pending';
  const hasFlow = type === 'FUNCTIONAL' || type === 'CUSTOM';
  return failed > 0 && usable === 0 && !hasFlow ? 'error' : 'draft';
}
