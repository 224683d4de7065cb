/** The workspace's own fields about tickets, defined by supervisors. */
import { AppError, type AppId, badField, LIMITS, newId, type TicketFieldId } from '@parrot/contract/core';
import type { NewTicketField, TicketField, TicketFieldChange } from '@parrot/contract/tickets';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { type ActivityEntry, recordActivity } from '../../activity/index.ts';
import type { Apps } from '../../apps/index.ts';
import { requireFreeLabel, requireOptions } from '../../fields/index.ts';
import { countViewsWithField, dropFieldFromViews } from '../views/views-with-field.repository.ts';
import type { StoredField } from './ticket-fields.repository.ts';
import * as repository from './ticket-fields.repository.ts';

type VisibleApps = readonly AppId[] | 'all';
export type TicketFieldsService = ReturnType<typeof createTicketFields>;

export function createTicketFields(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { apps }: { apps: Pick<Apps, 'visibleAppIds'> },
) {
  const visibleApps = async (tx: Tx, caller: Caller): Promise<VisibleApps> =>
    caller.allApps ? 'all' : apps.visibleAppIds(tx, caller);

  /** Under the lock, with all fields that the caller may see or not. */
  const change = <Result>(
    caller: Caller,
    work: (tx: Tx, fields: StoredField[], visible: VisibleApps) => Promise<Result>,
  ): Promise<Result> =>
    database.tenant(caller.tenantId, async (tx) => {
      await repository.lockFields(tx, caller.tenantId);
      return work(tx, await repository.listFields(tx, caller.tenantId), await visibleApps(tx, caller));
    });

  const record = (tx: Tx, caller: Caller, action: ActivityEntry['action'], { id, label }: StoredField) =>
    recordActivity(tx, caller, clock.now(), { action, subjectId: id, subjectName: label });

  /** Other apps are not found, as if they did not exist. */
  const requireApps = async (tx: Tx, caller: Caller, appIds: readonly AppId[]): Promise<AppId[]> => {
    const known = new Set(await apps.visibleAppIds(tx, caller));
    if (!appIds.every((id) => known.has(id))) throw badField('appIds', 'Please choose from your apps.');
    return [...new Set(appIds)];
  };

  return {
    list: (caller: Caller): Promise<TicketField[]> =>
      database.tenant(caller.tenantId, async (tx) => {
        const visible = await visibleApps(tx, caller);
        return visibleFields(await repository.listFields(tx, caller.tenantId), visible);
      }),

    add: (caller: Caller, draft: NewTicketField): Promise<TicketField> =>
      change(caller, async (tx, fields, visible) => {
        const { label, type, options, isForAllApps: allApps, isRequired } = draft;
        if (fields.length >= LIMITS.ticketFields)
          throw new AppError('conflict', { message: 'You’ve reached the maximum number of ticket fields.' });
        requireFreeLabel(fields, label);
        const field = {
          id: newId('tfd'),
          ...{ tenantId: caller.tenantId, label, type, allApps, isRequired },
          options: requireOptions({ type }, options),
          createdAt: clock.now(),
          appIds: allApps ? [] : await requireApps(tx, caller, draft.appIds),
        };
        await repository.insertField(tx, field);
        await record(tx, caller, 'ticket.fieldAdded', field);
        return present(field, visible);
      }),

    update: (caller: Caller, { fieldId, ...draft }: TicketFieldChange): Promise<TicketField> =>
      change(caller, async (tx, fields, visible) => {
        const before = requireVisibleField(fields, visible, fieldId);
        const { label, options, isForAllApps: allApps, isRequired } = draft;
        requireFreeLabel(fields, label, before);
        // Apps that the caller can't see stay.
        const hidden = before.appIds.filter((id) => visible !== 'all' && !visible.includes(id));
        const field = {
          ...before,
          ...{ label, allApps, isRequired },
          options: requireOptions(before, options),
          appIds: allApps ? [] : [...(await requireApps(tx, caller, draft.appIds)), ...hidden],
        };
        await repository.updateField(tx, field);
        await record(tx, caller, 'ticket.fieldChanged', field);
        return present(field, visible);
      }),

    use: (caller: Caller, id: TicketFieldId): Promise<{ tickets: number; views: number }> =>
      database.tenant(caller.tenantId, async (tx) => {
        const fields = await repository.listFields(tx, caller.tenantId);
        requireVisibleField(fields, await visibleApps(tx, caller), id);
        return {
          tickets: await repository.countValues(tx, id),
          views: await countViewsWithField(tx, caller.tenantId, id),
        };
      }),

    remove: (caller: Caller, id: TicketFieldId, confirmLabel: string): Promise<void> =>
      change(caller, async (tx, fields, visible) => {
        const field = requireVisibleField(fields, visible, id);
        if (confirmLabel.trim() !== field.label)
          throw badField('confirmLabel', 'That’s not the name of the field.');
        await dropFieldFromViews(tx, field);
        await repository.deleteField(tx, id);
        await record(tx, caller, 'ticket.fieldDeleted', field);
      }),
  };
}

const isVisible = ({ allApps, appIds }: StoredField, visible: VisibleApps): boolean =>
  allApps || visible === 'all' || appIds.some((id) => visible.includes(id));

/** Fields that only apps have which the caller can't see are left out. */
export const visibleFields = (fields: readonly StoredField[], visible: VisibleApps): TicketField[] =>
  fields.filter((field) => isVisible(field, visible)).map((field) => present(field, visible));

function requireVisibleField(fields: readonly StoredField[], visible: VisibleApps, id: TicketFieldId) {
  const field = fields.find((known) => known.id === id);
  if (!field || !isVisible(field, visible)) throw new AppError('not_found');
  return field;
}

const present = (field: StoredField, visible: VisibleApps): TicketField => ({
  fieldId: field.id,
  label: field.label,
  type: field.type,
  options: field.options,
  isForAllApps: field.allApps,
  appIds: visible === 'all' ? field.appIds : field.appIds.filter((id) => visible.includes(id)),
  isRequired: field.isRequired,
});
