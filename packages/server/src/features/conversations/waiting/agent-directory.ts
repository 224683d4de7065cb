/** The people at the desk as conversations see them; the desk knows more of them. */
import type { AppId, TenantId, UserId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';

export type AgentStatus = {
  name: string;
  /** `available`: at the desk and not away. */
  state: 'available' | 'away' | 'offline';
  open: number;
  capacity: number;
  lastSeenAt: Date | null;
  lastAssignedAt: Date | null;
};

export type AgentDirectory = {
  /** Everybody who may answer the visitors of an app, at the desk or not. */
  ofApp(tx: Tx, tenantId: TenantId, appId: AppId): Promise<Map<UserId, AgentStatus>>;
  /** One of them, whoever they are. */
  stateOf(tx: Tx, tenantId: TenantId, userId: UserId): Promise<Omit<AgentStatus, 'name'>>;
};
