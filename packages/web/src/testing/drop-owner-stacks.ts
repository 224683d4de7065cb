/** React notes for each element where in the code it was made, which took a tenth of the time and which no test reads. */
import * as React from 'react';

/** React takes no such notes past so many a second. */
const ENOUGH = 1e9;

type Internals = { recentlyCreatedOwnerStacks: number };
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

export function dropOwnerStacks(): void {
  const internals = (React as unknown as Record<string, Internals | undefined>)[INTERNALS];
  // A React that counts elsewhere is only slower.
  if (!internals || !('recentlyCreatedOwnerStacks' in internals)) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => ENOUGH, set: () => {} });
}
