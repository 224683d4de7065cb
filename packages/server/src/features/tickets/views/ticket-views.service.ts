/** Saved views. A view whose group was deleted falls back to its owner. */
import { AppError, badField, type GroupId, LIMITS, newId, type TicketViewId } from '@parrot/contract/core';
import type { TicketQuery, TicketView, ViewSharing } from '@parrot/contract/tickets';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { groupsOf, listGroupNames } from '../../team/index.ts';
import * as repository from './ticket-views.repository.ts';

type ViewDraft = {
  viewId?: TicketViewId | undefined;
  name: string;
  query: TicketQuery;
  sharing: ViewSharing;
  groupId?: GroupId | undefined;
};
type NamedGroup = { groupId: GroupId; name: string };

export type TicketViewsService = ReturnType<typeof createTicketViews>;

export function createTicketViews({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const ownGroups = async (tx: Tx, { tenantId, userId }: Caller): Promise<NamedGroup[]> =>
    ((await groupsOf(tx, tenantId, [userId])).get(userId) ?? []).map(({ id, name }) => ({
      groupId: id,
      name,
    }));

  const allGroups = async (tx: Tx, { tenantId }: Caller): Promise<NamedGroup[]> =>
    (await listGroupNames(tx, tenantId)).map(({ groupId, groupName }) => ({ groupId, name: groupName }));

  const read = async (tx: Tx, caller: Caller): Promise<{ items: TicketView[]; groups: NamedGroup[] }> => {
    const groups = await ownGroups(tx, caller);
    const rows = await repository.visibleViews(
      tx,
      caller.userId,
      groups.map(({ groupId }) => groupId),
    );
    // Owners may have left the group that they still share a view with.
    const isForeign = rows.some(
      ({ view: { groupId } }) => groupId && !groups.some((own) => own.groupId === groupId),
    );
    const foreign = isForeign ? await allGroups(tx, caller) : [];
    const items = rows.map(({ view, ownerName }) => ({
      viewId: view.id,
      name: view.name,
      query: view.query,
      sharing: view.sharing,
      group: [...groups, ...foreign].find(({ groupId }) => groupId === view.groupId) ?? null,
      ownerName: ownerName ?? '',
      droppedFields: view.droppedFields,
      isOwn: view.ownerId === caller.userId,
    }));
    return { items, groups };
  };

  const requireOwn = async (tx: Tx, { userId }: Caller, id: TicketViewId) => {
    const found = await repository.findOwnView(tx, userId, id);
    if (!found) throw new AppError('not_found');
    return found;
  };

  const requireCapacity = async (tx: Tx, { tenantId, userId }: Caller) => {
    if ((await repository.countOwnViews(tx, tenantId, userId)) >= LIMITS.viewsPerAgent)
      throw new AppError('limit_reached', {
        message: `You can have at most ${LIMITS.viewsPerAgent} views. Delete some first.`,
      });
  };

  /** With a group of one's own, or with the one that the view is already shared with. */
  const mayShareWith = async (tx: Tx, caller: Caller, id?: GroupId, before?: { groupId: GroupId | null }) =>
    id !== undefined &&
    (id === before?.groupId || (await ownGroups(tx, caller)).some(({ groupId }) => groupId === id));

  return {
    list: (caller: Caller) => database.tenant(caller.tenantId, (tx) => read(tx, caller)),

    save: (caller: Caller, { viewId, name, query, sharing, groupId }: ViewDraft): Promise<TicketView> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId, userId: ownerId } = caller;
        const before = viewId ? await requireOwn(tx, caller, viewId) : undefined;
        if (!before) await requireCapacity(tx, caller);
        if (sharing === 'group' && !(await mayShareWith(tx, caller, groupId, before)))
          throw badField('groupId', NOT_IN_GROUP);
        const row = {
          id: before?.id ?? newId('tvw'),
          ...{ tenantId, ownerId, name, query, sharing },
          groupId: sharing === 'group' ? (groupId ?? null) : null,
          droppedFields: [],
          createdAt: before?.createdAt ?? clock.now(),
        };
        await repository.saveView(tx, row);
        const saved = (await read(tx, caller)).items.find((view) => view.viewId === row.id);
        if (!saved) throw new Error('the saved view cannot be read back');
        return saved;
      }),

    remove: (caller: Caller, viewId: TicketViewId): Promise<void> =>
      database.tenant(caller.tenantId, async (tx) => {
        await requireOwn(tx, caller, viewId);
        await repository.deleteView(tx, viewId);
      }),
  };
}

const NOT_IN_GROUP = 'Please choose one of your groups.';
