/** Ids for the items a builder adds to a block: buttons, choices, branches, intents. */

import { OTHER_TEXT, OTHERWISE } from '../../editor/block-branches.ts';
import { freeId } from '../../editor/new-block.ts';

type Identified = { id: string };

/** The first free number, as in 'option-3'. */
export const freeOptionId = (stem: string, items: readonly Identified[]): string =>
  freeId(stem, (id) => id === OTHERWISE || id === OTHER_TEXT || items.some((item) => item.id === id));

type Next = Record<string, string | null>;

/** One branch for each item and the default one; existing targets are preserved. */
export function nextFor(items: readonly Identified[], before: Next, always: string): Next {
  const branches = [...items.map(({ id }) => id), always];
  return Object.fromEntries(
    branches.map((id) => [id, (Object.hasOwn(before, id) ? before[id] : null) ?? null]),
  );
}
