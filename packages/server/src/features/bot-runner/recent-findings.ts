/**
 * Findings of the last seconds: a search that runs before a transaction is repeated inside it, and many visitors
 * ask the same.
 */
const CACHED_MS = 5_000;
const MAX_CACHED = 500;

type Recent<Found> = { found: Promise<Found>; until: number };

export function createRecentFindings<Found>(search: (question: string) => Promise<Found>) {
  const recent = new Map<string, Recent<Found>>();
  return {
    find(question: string): Promise<Found> {
      const now = performance.now();
      const known = recent.get(question);
      if (known && known.until > now) return known.found;
      if (recent.size >= MAX_CACHED) recent.clear();
      const found = search(question);
      recent.set(question, { found, until: now + CACHED_MS });
      found.catch(() => recent.delete(question));
      return found;
    },
    clear: (): void => recent.clear(),
  };
}
