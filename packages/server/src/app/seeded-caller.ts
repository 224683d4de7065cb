/** Acts for a user who has not signed in, while the server fills its store. */
import { BUILT_IN_ROLES, newId, type TenantId, type UserId } from '@parrot/contract/core';
import type { Caller } from '../platform/index.ts';

type Who = { tenantId: TenantId; userId: UserId };

export function seededCaller(role: keyof typeof BUILT_IN_ROLES, name: string, who: Who): Caller {
  const { studioAccess, deskAccess, functions } = BUILT_IN_ROLES[role];
  return {
    ...who,
    name,
    emailId: '',
    sessionId: newId('ses'),
    rights: { userInfo: { studioAccess, deskAccess }, roleFunctionList: [...functions] },
    allApps: role !== 'agent' && role !== 'builder',
    client: { ip: '', userAgent: '' },
  };
}
