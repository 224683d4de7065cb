/** Ids of what a builder adds to a block: buttons, choices, branches, intents. */

import { OTHER_TEXT, OTHERWISE } from '../../editor/block-branches.ts';
import { freeId } from '../../editor/new-block.ts';

type Identified = { id: string };

/** 'option-3': the first number that is free. */
export const freeOptionId = (stem: string, items: readonly Identified[]): string =>
  freeId(stem, (id) => id === OTHERWISE || id === OTHER_TEXT || items.some((item) => item.id === id));

type Next = Record<string, string | null>;

/** A way out for each of them, those that are there already as they lead; and the one that is always there. */
export function nextFor(items: readonly Identified[], before: Next, always: string): Next {
  const branches = [...items.map(({ id }) => id), always];
  return Object.fromEntries(
    branches.map((id) => [id, (Object.hasOwn(before, id) ? before[id] : null) ?? null]),
  );
}
