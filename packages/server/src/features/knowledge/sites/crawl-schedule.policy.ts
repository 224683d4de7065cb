import type { SiteSchedule } from '@parrot/contract/knowledge';

/** When a site is crawled next; null if it has no schedule. */
export function nextCrawlAt(schedule: SiteSchedule, after: Date): Date | null {
  if (schedule === 'never') return null;
  const next = new Date(after);
  if (schedule === 'daily') next.setUTCDate(next.getUTCDate() + 1);
  else if (schedule === 'weekly') next.setUTCDate(next.getUTCDate() + 7);
  else {
    const day = next.getUTCDate();
    next.setUTCMonth(next.getUTCMonth() + 1);
    // In a shorter month, the 31st becomes its last day.
    if (next.getUTCDate() !== day) next.setUTCDate(0);
  }
  return next;
}
