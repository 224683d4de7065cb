/** The viewers of a conversation as one list: each agent once, with what they do in any of their windows. */
import type { Viewer, ViewerState } from '@parrot/contract/desk';

const RANK: Record<ViewerState, number> = { viewing: 0, noting: 1, replying: 2 };

export function mergeViewers(parts: readonly (readonly Viewer[])[]): Viewer[] {
  const merged = new Map<string, Viewer>();
  for (const viewer of parts.flat()) {
    const known = merged.get(viewer.userId);
    if (!known || RANK[viewer.state] > RANK[known.state]) merged.set(viewer.userId, viewer);
  }
  return [...merged.values()].sort(
    (one, other) => one.userName.localeCompare(other.userName) || one.userId.localeCompare(other.userId),
  );
}
