/** The agents of the desk, as conversations need them; the desk implements it. */
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
  /** Who may answer in an app: its agents, at the desk or not, away or not. */
  idsOfApp(tx: Tx, tenantId: TenantId, appId: AppId): Promise<UserId[]>;
  /** All agents of an app, at the desk or not. */
  ofApp(tx: Tx, tenantId: TenantId, appId: AppId): Promise<Map<UserId, AgentStatus>>;
  /** The state of any member. */
  stateOf(tx: Tx, tenantId: TenantId, userId: UserId): Promise<Omit<AgentStatus, 'name'>>;
};
