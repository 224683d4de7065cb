import { type Access, AppError } from '@parrot/contract/core';
import type { Socket } from 'socket.io';
import {
  type Authorization,
  type Caller,
  clientOfSocket,
  ownerOf,
  requirePermission,
} from '../../../platform/index.ts';

type Envelope = { token?: unknown; agentId?: unknown; tenantId?: unknown } | null | undefined;

/**
 * The caller of an emit, from the token in its envelope. It must belong to the login session that opened the
 * socket.
 */
export async function identifyAgent(
  authorization: Authorization,
  socket: Socket,
  payload: unknown,
  access: Access,
): Promise<Caller> {
  const { token, agentId, tenantId } = (payload as Envelope) ?? {};
  if (typeof token !== 'string' || token === '') throw new AppError('unauthenticated');
  const caller = await authorization.authorize(token, clientOfSocket(socket));
  const owner = ownerOf(socket);
  if (caller.sessionId !== owner.sessionId || caller.tenantId !== owner.tenantId)
    throw new AppError('unauthenticated');
  // Values that are not strings are left to the schema, which names the field.
  if (typeof agentId === 'string' && agentId !== caller.userId) throw new AppError('unauthenticated');
  if (typeof tenantId === 'string' && tenantId !== caller.tenantId) throw new AppError('not_found');
  requirePermission(caller, access);
  return caller;
}
