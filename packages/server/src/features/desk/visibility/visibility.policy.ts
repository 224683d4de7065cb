import { type AppId, hasPermission, type UserId } from '@parrot/contract/core';
import type { Caller } from '../../../platform/index.ts';

/** What decides which sessions an agent may see. */
export type Visibility = {
  userId: UserId;
  /** `all`: every app of the tenant. */
  appIds: AppId[] | 'all';
  canMonitor: boolean;
};

export const canMonitor = ({ rights }: Pick<Caller, 'rights'>): boolean =>
  hasPermission(rights, 'Handle Chats', 'Agent chat monitoring');
