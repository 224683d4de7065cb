import type { LoginSessionId, UserId } from '@parrot/contract/core';
import { defineTopic } from '../../platform/index.ts';
import type { EndReason } from './accounts.tables.ts';

/** A login session has ended; its sockets must close. */
export const loginSessionEnded = defineTopic<{
  sessionId: LoginSessionId;
  userId: UserId;
  reason: EndReason;
}>('accounts.loginSessionEnded');

/** A tenant has another name; these are its members. */
export const tenantRenamed = defineTopic<{ userIds: UserId[] }>('accounts.tenantRenamed');
