export const RECENT_PREFIX = 'parrot-recent-';

export function clearRecentTargets(): void {
  for (const key of Object.keys(window.localStorage))
    if (key.startsWith(RECENT_PREFIX)) window.localStorage.removeItem(key);
}
