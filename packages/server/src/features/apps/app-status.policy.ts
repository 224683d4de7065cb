import type { AppStatus, AppType } from '@parrot/contract/apps';

/** The sources being read, those that failed, and everything the bot can answer from. */
export type KnowledgeCounts = { reading: number; failed: number; usable: number };

/**
 * An app is in error only if a source failed and it has nothing else to answer from. A published app keeps
 * its status.
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
