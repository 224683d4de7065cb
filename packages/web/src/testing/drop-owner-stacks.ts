/** React records a stack for each element, which took a tenth of the test time and which no test reads. */
import * as React from 'react';

/** React records no stacks beyond this number per second. */
const ENOUGH = 1e9;

type Internals = { recentlyCreatedOwnerStacks: number };
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

export function dropOwnerStacks(): void {
  const internals = (React as unknown as Record<string, Internals | undefined>)[INTERNALS];
  // A React with other internals is only slower.
  if (!internals || !('recentlyCreatedOwnerStacks' in internals)) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => ENOUGH, set: () => {} });
}
