import type { TenantId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import { countOpenInvitations } from '../invitations/invitations.repository.ts';
import { countMembers } from './members.repository.ts';

/**
 * What counts against a plan's user limit: members, and open invitations, which may become members at any
 * time.
 */
export const countSeats = async (tx: Tx, tenantId: TenantId, now: Date): Promise<number> =>
  (await countMembers(tx, tenantId)) + (await countOpenInvitations(tx, tenantId, now));
