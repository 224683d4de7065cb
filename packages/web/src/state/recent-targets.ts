/** What the user last opened from the search, per tenant, newest first. Cleared at the end of a session. */
import * as z from 'zod';

const PREFIX = 'parrot-recent-';
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
    const stored = JSON.parse(window.localStorage.getItem(PREFIX + tenantId) ?? '[]');
    return z.array(recentTarget).max(MAX_TARGETS).safeParse(stored).data ?? [];
  } catch {
    // Not JSON: nothing is recent.
    return [];
  }
}

export function rememberTarget(tenantId: string, { kind, to, title, detail }: RecentTarget): void {
  const others = recentTargets(tenantId).filter((target) => target.to !== to);
  const targets = [{ kind, to, title, detail }, ...others].slice(0, MAX_TARGETS);
  window.localStorage.setItem(PREFIX + tenantId, JSON.stringify(targets));
}

export function clearRecentTargets(): void {
  for (const key of Object.keys(window.localStorage))
    if (key.startsWith(PREFIX)) window.localStorage.removeItem(key);
}
