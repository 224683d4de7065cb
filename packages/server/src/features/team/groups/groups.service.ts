/** Groups grant roles and apps to several members together. Ownership is never granted this way. */
import {
  AppError,
  type AppId,
  type GroupId,
  LIMITS,
  newId,
  type TenantId,
  type UserId,
} from '@parrot/contract/core';
import type { Group, GroupDraft, MemberEntry } from '@parrot/contract/team';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { userNames } from '../../users/index.ts';
import { listNames } from '../list-names.ts';
import { lockTeam, requireOwnRights } from '../lock-team.ts';
import { type Granted, mayManageGroup } from '../roles/grants.policy.ts';
import type { Page, TeamDependencies } from '../team.dependencies.ts';
import type { GroupRow } from '../team.tables.ts';
import { groupChanged, memberRightsChanged } from '../team.topics.ts';
import { grantsOfGroups } from './group-contents.repository.ts';
import {
  EMPTY_CONTENTS,
  type GroupContents,
  readContents,
  resolveContents,
  saveContents,
} from './group-contents.ts';
import { describeGroupGrants, type OpenApps, presentGroup, presentGroupMember } from './groups.present.ts';
import * as repository from './groups.repository.ts';

type State = { group: GroupRow; contents: GroupContents };

export type GroupsService = {
  list(caller: Caller, page: Page): Promise<{ items: Group[]; total: number }>;
  listMembers(caller: Caller, groupId: GroupId, page: Page): Promise<{ items: MemberEntry[]; total: number }>;
  create(caller: Caller, draft: GroupDraft): Promise<Group>;
  update(caller: Caller, groupId: GroupId, draft: GroupDraft): Promise<Group>;
  remove(caller: Caller, groupId: GroupId): Promise<void>;
};

export function createGroupsService(
  { database, outbox, clock }: Platform,
  { visibleApps }: Pick<TeamDependencies['apps'], 'visibleApps'>,
): GroupsService {
  const open = async (tx: Tx, caller: Caller, appIds: readonly AppId[]): Promise<OpenApps> => {
    const apps = await visibleApps(tx, caller, [...new Set(appIds)]);
    return new Map(apps.map((app) => [app.appId, app]));
  };

  const notifyMembers = async (tx: Tx, caller: Caller, groupId: GroupId, userIds: readonly UserId[]) => {
    const affected = [...new Set(userIds)];
    if (affected.length === 0) return;
    if (affected.includes(caller.userId)) await requireOwnRights(tx, caller);
    const { tenantId } = caller;
    outbox.write(tx, memberRightsChanged, { tenantId, key: groupId, payload: { userIds: affected } });
  };

  const announce = (tx: Tx, { tenantId }: Caller, groupId: GroupId, isDeleted = false) =>
    outbox.write(tx, groupChanged, { tenantId, key: groupId, payload: { groupId, isDeleted } });

  return {
    list: (caller, page) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { rows, total } = await repository.listGroups(tx, caller.tenantId, page);
        const grants = await grantsOfGroups(
          tx,
          rows.map((row) => row.id),
        );
        const appIds = [...grants.values()].flatMap((gift) => gift.appIds);
        const apps = await open(tx, caller, appIds);
        const items = rows.map((row) =>
          presentGroup(
            row,
            grants.get(row.id) ?? { ...EMPTY_CONTENTS, memberCount: 0, invitedCount: 0 },
            caller,
            apps,
          ),
        );
        return { items, total };
      }),

    listMembers: (caller, groupId, page) =>
      database.tenant(caller.tenantId, async (tx) => {
        if (!(await repository.findGroup(tx, caller.tenantId, groupId))) throw new AppError('not_found');
        const { rows, total } = await repository.listGroupMembers(tx, groupId, page);
        return { items: rows.map(presentGroupMember), total };
      }),

    create: (caller, { groupName, description, ...draft }) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId } = caller;
        const now = clock.now();
        const own = await lockTeam(tx, caller, now);
        const apps = await open(tx, own, draft.appIds);
        const contents = await resolveContents(tx, tenantId, own, draft, apps);
        if ((await repository.countGroups(tx, tenantId)) >= LIMITS.groupsPerTenant)
          throw new AppError('limit_reached', {
            message: `You can have at most ${LIMITS.groupsPerTenant} groups. Delete one you no longer need.`,
          });
        const group = { id: newId('grp'), tenantId, name: groupName, description, createdAt: now };
        if (!(await repository.insertGroup(tx, group))) throw new AppError('group_name_taken');
        const { affected } = await saveContents(
          tx,
          { tenantId, groupId: group.id },
          EMPTY_CONTENTS,
          contents,
        );
        await notifyMembers(tx, caller, group.id, affected);
        announce(tx, caller, group.id);
        await recordActivity(tx, caller, now, {
          action: 'group.created',
          subjectId: group.id,
          subjectName: group.name,
          values: await valuesOf(tx, { after: contents, joined: contents.userIds }, apps),
        });
        return present(own, { group, contents }, 0, apps);
      }),

    update: (caller, groupId, { groupName, description, ...draft }) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId } = caller;
        const now = clock.now();
        const own = await lockTeam(tx, caller, now);
        const before = await readGroup(tx, tenantId, groupId);
        const apps = await open(tx, own, [...before.contents.appIds, ...draft.appIds]);
        requireManageable(own, before.contents, apps);
        const group = { ...before.group, name: groupName, description };
        const contents = await resolveContents(tx, tenantId, own, draft, apps);
        if (await repository.isGroupNameTaken(tx, group)) throw new AppError('group_name_taken');
        await repository.saveGroup(tx, group);
        const { joined, left, grantsChanged, affected } = await saveContents(
          tx,
          { tenantId, groupId },
          before.contents,
          contents,
        );
        await notifyMembers(tx, caller, groupId, affected);
        announce(tx, caller, groupId);
        const renamed = before.group.name !== groupName;
        if (
          renamed ||
          before.group.description !== description ||
          grantsChanged ||
          joined.length + left.length > 0
        )
          await recordActivity(tx, caller, now, {
            action: 'group.changed',
            subjectId: groupId,
            subjectName: groupName,
            values: {
              ...(renamed && { formerName: before.group.name }),
              ...(await valuesOf(
                tx,
                { joined, left, ...(grantsChanged && { before: before.contents, after: contents }) },
                apps,
              )),
            },
          });
        const invitedCount = (await grantsOfGroups(tx, [groupId])).get(groupId)?.invitedCount ?? 0;
        return present(own, { group, contents }, invitedCount, apps);
      }),

    remove: (caller, groupId) =>
      database.tenant(caller.tenantId, async (tx) => {
        const now = clock.now();
        const own = await lockTeam(tx, caller, now);
        const { group, contents } = await readGroup(tx, caller.tenantId, groupId);
        const apps = await open(tx, own, contents.appIds);
        requireManageable(own, contents, apps);
        await repository.dropGroup(tx, caller.tenantId, groupId);
        await notifyMembers(tx, caller, groupId, contents.userIds);
        announce(tx, caller, groupId, true);
        await recordActivity(tx, caller, now, {
          action: 'group.deleted',
          subjectId: groupId,
          subjectName: group.name,
          values: await valuesOf(tx, { before: contents, left: contents.userIds }, apps),
        });
      }),
  };
}

async function readGroup(tx: Tx, tenantId: TenantId, groupId: GroupId): Promise<State> {
  const group = await repository.findGroup(tx, tenantId, groupId);
  if (!group) throw new AppError('not_found');
  return { group, contents: await readContents(tx, groupId) };
}

function requireManageable(own: Granted, contents: GroupContents, open: OpenApps): void {
  if (!mayManageGroup(own, contents, open)) throw new AppError('permission_denied');
}

const present = (own: Granted, { group, contents }: State, invitedCount: number, open: OpenApps): Group =>
  presentGroup(group, { ...contents, memberCount: contents.userIds.length, invitedCount }, own, open);

type ActivityChanges = { before?: GroupContents; after?: GroupContents; joined?: UserId[]; left?: UserId[] };

/** What the activity log says about a change: grants before and after, who joined and who left. */
async function valuesOf(tx: Tx, { before, after, joined = [], left = [] }: ActivityChanges, open: OpenApps) {
  const named = async (userIds: UserId[]) =>
    listNames([...(await userNames(tx, userIds.slice(0, 5))).values()], userIds.length);
  return {
    ...(before && { before: describeGroupGrants(before, open) }),
    ...(after && { after: describeGroupGrants(after, open) }),
    ...(joined.length > 0 && { joined: await named(joined) }),
    ...(left.length > 0 && { left: await named(left) }),
  };
}
