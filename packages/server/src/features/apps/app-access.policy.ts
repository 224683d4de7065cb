/** Which apps a caller can see. Any other app counts as not found. */
import type { UserId } from '@parrot/contract/core';
import type { Caller } from '../../platform/index.ts';

/** Every app of the tenant, or those that the user owns or shares, directly or through a group. */
export type AppScope = { kind: 'all' } | { kind: 'own'; userId: UserId };

export const appScopeOf = (caller: Pick<Caller, 'allApps' | 'userId'>): AppScope =>
  caller.allApps ? { kind: 'all' } : { kind: 'own', userId: caller.userId };
