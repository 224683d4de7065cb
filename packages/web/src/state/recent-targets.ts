/** What the user last opened from the search, per tenant, newest first. Cleared at the end of a session. */
import * as z from 'zod';
import { RECENT_PREFIX } from './clear-recent-targets.ts';

const MAX_TARGETS = 6;

const recentTarget = z.object({
  kind: z.enum(['page', 'app', 'faq', 'message', 'person']),
  to: z.string().startsWith('/home'),
  title: z.string(),
  detail: z.string(),
});
export type RecentTarget = z.infer<typeof recentTarget>;

export function recentTargets(tenantId: string): RecentTarget[] {
  try {
    const stored = JSON.parse(window.localStorage.getItem(RECENT_PREFIX + tenantId) ?? '[]');
    return z.array(recentTarget).max(MAX_TARGETS).safeParse(stored).data ?? [];
  } catch {
    // Not JSON: nothing is recent.
    return [];
  }
}

export function rememberTarget(tenantId: string, { kind, to, title, detail }: RecentTarget): void {
  const others = recentTargets(tenantId).filter((target) => target.to !== to);
  const targets = [{ kind, to, title, detail }, ...others].slice(0, MAX_TARGETS);
  window.localStorage.setItem(RECENT_PREFIX + tenantId, JSON.stringify(targets));
}
