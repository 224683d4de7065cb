/** Applies permission changes to connected desks: they leave all rooms until the agent connects again. */
import { desk, permits, type TenantId, type UserId } from '@parrot/contract/core';
import { deskAccessChanged } from '@parrot/contract/desk';
import type { Socket } from 'socket.io';
import { type Channels, loginRoom, ownerOf, type Platform } from '../../../platform/index.ts';
import { grantsOf, memberRightsChanged } from '../../team/index.ts';
import { bumpAccessVersion } from './access-version.ts';

export function startPermissionListeners({ bus, channels, database, log }: Platform): void {
  // Without a query, so that no push reaches an agent who has lost access.
  bus.listenEverywhere(
    memberRightsChanged,
    ({ tenantId, payload: { userIds } }, { isOwn }) => {
      const sockets = socketsOf(channels, tenantId, userIds);
      for (const socket of sockets) leaveRooms(socket);
      channels.pushHere(
        deskAccessChanged,
        sockets.map((socket) => socket.id),
        {},
      );
      if (isOwn) return;
      disconnectUnpermitted(tenantId, sockets).catch((err: unknown) => {
        log.error({ err, tenantId }, 'reading changed permissions failed; these desks reconnect');
        for (const socket of sockets) socket.conn.close();
      });
    },
    { missed: 'sockets reconnect' },
  );

  bus.work(memberRightsChanged, ({ tenantId, payload: { userIds } }) =>
    disconnectUnpermitted(tenantId, socketsOf(channels, tenantId, userIds)),
  );

  async function disconnectUnpermitted(tenantId: TenantId, sockets: readonly Socket[]): Promise<void> {
    if (sockets.length === 0) return;
    const owners = sockets.map((socket) => ownerOf(socket).userId);
    const grants = await database.tenant(tenantId, (tx) => grantsOf(tx, tenantId, owners));
    for (const socket of sockets) {
      const granted = grants.get(ownerOf(socket).userId);
      if (!granted || !permits(granted.rights, desk)) socket.disconnect(true);
    }
  }
}

function socketsOf(channels: Channels, tenantId: TenantId, userIds: readonly UserId[]): Socket[] {
  const changed = new Set(userIds);
  return [...channels.desk.sockets.sockets.values()].filter((socket) => {
    const owner = ownerOf(socket);
    return owner.tenantId === tenantId && changed.has(owner.userId);
  });
}

function leaveRooms(socket: Socket): void {
  bumpAccessVersion(socket);
  const ownRooms = [socket.id, loginRoom(ownerOf(socket).sessionId)];
  for (const room of socket.rooms) if (!ownRooms.includes(room)) socket.leave(room);
}
