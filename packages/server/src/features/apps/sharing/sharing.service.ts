/** Shares apps with users and groups, and unshares them. */
import { ALREADY_SHARED } from '@parrot/contract/apps';
import { AppError, type AppId, ERRORS, type GroupId, groupId, type UserId } from '@parrot/contract/core';
import type { Outcome } from '@parrot/contract/team';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import {
  activeMemberIds,
  addAppToGroups,
  groupsWithApp,
  listNames,
  lockGroups,
  memberIdsOfGroups,
  memberRightsChanged,
  removeAppFromGroup,
} from '../../team/index.ts';
import { userNames } from '../../users/index.ts';
import type { AppRow } from '../apps.tables.ts';
import { lockEditableApp } from '../lock-app.ts';
import { presentEmbedCode } from './sharing.present.ts';
import * as users from './sharing.repository.ts';

type Recipients = { userIds: readonly UserId[]; groupIds: readonly GroupId[] };
/** The outcome for each, and the names of those who have access from now on. */
type SharedWith<Id> = { results: Outcome[]; names: Map<Id, string> };

export type SharingService = ReturnType<typeof createSharingService>;

export function createSharingService({
  database,
  outbox,
  clock,
  publicUrl,
}: Pick<Platform, 'database' | 'outbox' | 'clock' | 'publicUrl'>) {
  const shareWithUsers = async (
    tx: Tx,
    app: AppRow,
    userIds: readonly UserId[],
  ): Promise<SharedWith<UserId>> => {
    const { tenantId, id: appId } = app;
    const members = await users.lockMembers(tx, tenantId, userIds);
    const active = new Set(await activeMemberIds(tx, tenantId, userIds, clock.now()));
    const withAccess = new Set(await users.listUserIdsWithAccess(tx, tenantId, appId, userIds));
    const shared = checkEach(userIds, members, (userId) => {
      if (withAccess.has(userId)) return ALREADY_SHARED;
      return active.has(userId) ? undefined : 'This person isn’t active right now.';
    });
    await users.insertAppMembers(tx, { tenantId, appId }, [...shared.names.keys()]);
    return shared;
  };

  const shareWithGroups = async (
    tx: Tx,
    app: AppRow,
    groupIds: readonly GroupId[],
  ): Promise<SharedWith<GroupId>> => {
    const { tenantId, id: appId } = app;
    const known = await lockGroups(tx, tenantId, groupIds);
    const withAccess = new Set((await groupsWithApp(tx, appId)).map((group) => group.groupId));
    const shared = checkEach(groupIds, known, (id) =>
      withAccess.has(id) ? 'This group already has access to this app.' : undefined,
    );
    await addAppToGroups(tx, { tenantId, appId }, [...shared.names.keys()]);
    return shared;
  };

  const announceAccessChange = (tx: Tx, { tenantId, id }: AppRow, userIds: readonly UserId[]) => {
    if (userIds.length === 0) return;
    const payload = { userIds: [...new Set(userIds)] };
    outbox.write(tx, memberRightsChanged, { tenantId, key: id, payload });
  };

  return {
    /** Returns the embed snippet, and shares the app with the named users and groups. */
    share: (caller: Caller, appId: AppId, { userIds, groupIds }: Recipients) =>
      database.tenant(caller.tenantId, async (tx) => {
        const app = await lockEditableApp(tx, caller, appId);
        const toUsers = await shareWithUsers(tx, app, userIds);
        const toGroups = await shareWithGroups(tx, app, groupIds);
        const names = [...toUsers.names.values(), ...toGroups.names.values()];
        if (names.length > 0) {
          await recordActivity(tx, caller, clock.now(), {
            action: 'app.shared',
            subjectId: appId,
            subjectName: app.name,
            values: { to: listNames(names) },
          });
          const inGroups = await memberIdsOfGroups(tx, [...toGroups.names.keys()]);
          announceAccessChange(tx, app, [...toUsers.names.keys(), ...inGroups]);
        }
        const results = [...toUsers.results, ...toGroups.results];
        return { ...presentEmbedCode(app.parrotId, publicUrl()), results };
      }),

    unshare: (caller: Caller, appId: AppId, from: UserId | GroupId): Promise<void> =>
      database.tenant(caller.tenantId, async (tx) => {
        const app = await lockEditableApp(tx, caller, appId);
        const { name, userIds } = isGroup(from)
          ? await unshareWithGroup(tx, app, from)
          : await unshareWithUser(tx, app, from);
        await recordActivity(tx, caller, clock.now(), {
          action: 'app.unshared',
          subjectId: appId,
          subjectName: app.name,
          values: { from: name },
        });
        announceAccessChange(tx, app, userIds);
      }),
  };
}

type Unshared = { name: string; userIds: UserId[] };

async function unshareWithUser(tx: Tx, app: AppRow, userId: UserId): Promise<Unshared> {
  // The owner's access is not shared access.
  const removed = userId !== app.createdBy && (await users.deleteAppMember(tx, app.id, userId));
  if (!removed) throw new AppError('not_found');
  return { name: (await userNames(tx, [userId])).get(userId) ?? '', userIds: [userId] };
}

async function unshareWithGroup(tx: Tx, app: AppRow, id: GroupId): Promise<Unshared> {
  const known = await lockGroups(tx, app.tenantId, [id]);
  if (!(await removeAppFromGroup(tx, app.id, id))) throw new AppError('not_found');
  return { name: known.get(id) ?? '', userIds: await memberIdsOfGroups(tx, [id]) };
}

/** Each id once. Refused if it is unknown or there is an objection. */
function checkEach<Id extends string>(
  ids: readonly Id[],
  known: ReadonlyMap<Id, string>,
  objectionTo: (id: Id) => string | undefined,
): SharedWith<Id> {
  const names = new Map<Id, string>();
  const results = [...new Set(ids)].map((id) => {
    const name = known.get(id);
    const message = name === undefined ? ERRORS.not_found.message : objectionTo(id);
    if (message !== undefined) return { id, ok: false, message };
    names.set(id, name ?? '');
    return { id, ok: true, message: '' };
  });
  return { results, names };
}

const isGroup = (id: UserId | GroupId): id is GroupId => groupId.safeParse(id).success;
