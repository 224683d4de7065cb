import type { TenantId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';

/** Counted by the slices that own them. Users include open invitations. */
export type CountUsed = {
  users(tx: Tx, tenantId: TenantId, now: Date): Promise<number>;
  apps(tx: Tx, tenantId: TenantId): Promise<number>;
  /**
   * Conversations of each of these days, given by their beginnings in order, without those past the daily
   * limit.
   */
  conversationsByDay(tx: Tx, tenantId: TenantId, dayStarts: readonly Date[]): Promise<number[]>;
};
