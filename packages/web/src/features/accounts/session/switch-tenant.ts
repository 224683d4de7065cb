import {
  createTenant as createTenantCall,
  switchTenant as switchTenantCall,
} from '@parrot/contract/accounts';
import type { TenantId } from '@parrot/contract/core';
import { call } from '../../../shared/http/call.ts';
import { EMPTY_FLOW, useFlowStore } from '../../../state/flow-store.ts';
import { updateDetails } from '../../../state/user-store.ts';
import { restartApp } from './restart-app.ts';
import { broadcastTenantSwitch } from './tenant-broadcast.ts';

/** Moves the session to another tenant of the user; the page restarts, so nothing of the old one stays. */
export async function switchTenant(to: TenantId): Promise<void> {
  const { tenantId, token } = await call(switchTenantCall, { body: { tenantId: to } });
  updateDetails({ tenantId, token });
  useFlowStore.setState(EMPTY_FLOW, true);
  broadcastTenantSwitch();
  restartApp();
}

export async function createTenant(tenantName: string): Promise<TenantId> {
  const { tenantId } = await call(createTenantCall, { body: { tenantName } });
  return tenantId;
}
