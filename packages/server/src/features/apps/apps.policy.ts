/** Which apps a caller may see. An app outside that circle is as if it did not exist. */
import type { AppStatus } from '@parrot/contract/apps';
import type { UserId } from '@parrot/contract/core';
import type { Caller } from '../../platform/index.ts';

/** Every app of the tenant, or only those this person made, or was given, by themselves or through a group. */
export type AppCircle = { kind: 'all' } | { kind: 'own'; userId: UserId };

export const circleOf = (caller: Pick<Caller, 'allApps' | 'userId'>): AppCircle =>
  caller.allApps ? { kind: 'all' } : { kind: 'own', userId: caller.userId };

/** Documents that are being read keep a draft waiting; one that could not be read is told. Visitors of a published app notice nothing. */
export function statusAfterReading(
  status: AppStatus,
  { reading, failed }: { reading: number; failed: number },
): AppStatus {
  if (status === 'published') return status;
  if (reading > 0) return 'pending';
  return failed > 0 ? 'error' : 'draft';
}
