/** Which apps a caller may see. An app outside that circle is as if it did not exist. */
import type { UserId } from '@parrot/contract/core';
import type { Caller } from '../../platform/index.ts';

/** Every app of the tenant, or only those this person made, or was given, by themselves or through a group. */
export type AppCircle = { kind: 'all' } | { kind: 'own'; userId: UserId };

export const circleOf = (caller: Pick<Caller, 'allApps' | 'userId'>): AppCircle =>
  caller.allApps ? { kind: 'all' } : { kind: 'own', userId: caller.userId };
