import { AppError, badField, LIMITS, newId, type ProfileFieldId } from '@parrot/contract/core';
import type { NewProfileField, ProfileField } from '@parrot/contract/profiles';
import type { Caller, Platform } from '../../../platform/index.ts';
import { type ActivityEntry, recordActivity } from '../../activity/index.ts';
import { requireFreeLabel, requireOptions } from '../../fields/index.ts';
import { deleteValuesOf } from '../values/values.repository.ts';
import * as repository from './fields.repository.ts';

type FieldChange = { fieldId: ProfileFieldId; label: string; options: string[] };

export type Fields = {
  add(caller: Caller, field: NewProfileField): Promise<ProfileField>;
  update(caller: Caller, change: FieldChange): Promise<ProfileField>;
  remove(caller: Caller, fieldId: ProfileFieldId): Promise<void>;
};

export function createFields({ database, clock }: Pick<Platform, 'database' | 'clock'>): Fields {
  const entry = (action: ActivityEntry['action'], { fieldId, label }: ProfileField): ActivityEntry => ({
    action,
    subjectId: fieldId,
    subjectName: label,
  });

  return {
    add: (caller, { name: key, label, type, options }) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId } = caller;
        await repository.lockFields(tx, tenantId);
        const fields = await repository.listFields(tx, tenantId);
        if (fields.length >= LIMITS.profileFields)
          throw new AppError('conflict', { message: 'You’ve reached the maximum number of visitor fields.' });
        if (fields.some((field) => field.name === key)) throw badField('name', 'This name is already taken.');
        requireFreeLabel(fields, label);
        const now = clock.now();
        const chosen = requireOptions({ type }, options);
        const row = { id: newId('pfd'), tenantId, key, label, type, options: chosen, createdAt: now };
        const field = await repository.insertField(tx, row);
        await recordActivity(tx, caller, now, entry('visitor.fieldAdded', field));
        return field;
      }),

    update: (caller, { fieldId, label, options }) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId } = caller;
        await repository.lockFields(tx, tenantId);
        const fields = await repository.listFields(tx, tenantId);
        const before = fields.find((field) => field.fieldId === fieldId);
        if (!before) throw new AppError('not_found');
        requireFreeLabel(fields, label, before);
        const chosen = requireOptions(before, options);
        const field = await repository.updateField(tx, tenantId, fieldId, { label, options: chosen });
        if (!field) throw new AppError('not_found');
        await recordActivity(tx, caller, clock.now(), entry('visitor.fieldChanged', field));
        return field;
      }),

    remove: (caller, fieldId) =>
      database.tenant(caller.tenantId, async (tx) => {
        await repository.lockFields(tx, caller.tenantId);
        const field = await repository.deleteField(tx, caller.tenantId, fieldId);
        if (!field) throw new AppError('not_found');
        await deleteValuesOf(tx, caller.tenantId, field.name);
        await recordActivity(tx, caller, clock.now(), entry('visitor.fieldDeleted', field));
      }),
  };
}
