/** A workspace's own fields about tickets, for all apps or some, and how the list of tickets is filtered by them. */
import * as z from 'zod';
import {
  customField,
  fieldTexts,
  fieldType,
  fieldValue,
  hasOptions,
  needsOptions,
  writtenValue,
} from '../core/custom-field.ts';
import { appId, ticketFieldId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';

export const ticketField = customField.extend({
  fieldId: ticketFieldId,
  isForAllApps: z.boolean(),
  /** Those of its apps that the caller may see; empty if it is for all. */
  appIds: z.array(appId),
  /** Agents must fill it in before they solve a ticket. */
  isRequired: z.boolean(),
});
export type TicketField = z.infer<typeof ticketField>;

const changeable = {
  ...fieldTexts,
  isForAllApps: z.boolean().default(true),
  appIds: z.array(appId).max(LIMITS.bulk).default([]),
  isRequired: z.boolean().default(false),
};

type Scope = { isForAllApps: boolean; appIds: readonly string[] };
const hasApps = ({ isForAllApps, appIds }: Scope): boolean => isForAllApps || appIds.length > 0;
const needsApps = { path: ['appIds'], message: 'Choose at least one app.' };

export const newTicketField = z
  .object({ ...changeable, type: fieldType })
  .refine(hasOptions, needsOptions)
  .refine(hasApps, needsApps);
export type NewTicketField = z.output<typeof newTicketField>;

export const ticketFieldChange = z
  .object({ fieldId: ticketFieldId, ...changeable })
  .refine(hasApps, needsApps);
export type TicketFieldChange = z.output<typeof ticketFieldChange>;

/** By id of the field. Fields without a value are left out. */
export const ticketFieldValues = z.record(z.string(), fieldValue);
export type TicketFieldValues = z.infer<typeof ticketFieldValues>;

export const ticketFieldEntry = z.object({ fieldId: ticketFieldId, value: writtenValue });
export type TicketFieldEntry = z.infer<typeof ticketFieldEntry>;

const limit = z.union([z.number(), z.iso.date()]).nullable();

/** `anyOf` is for choices and yes or no, `contains` for texts, `between` for numbers and dates, both included. */
export const ticketFieldFilter = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('anyOf'),
    fieldId: ticketFieldId,
    values: z.array(fieldValue).min(1).max(LIMITS.fieldOptions),
  }),
  z.object({
    is: z.literal('contains'),
    fieldId: ticketFieldId,
    text: z.string().trim().min(1).max(LIMITS.searchText.max),
  }),
  z.object({ is: z.literal('between'), fieldId: ticketFieldId, from: limit, to: limit }),
  z.object({ is: z.literal('empty'), fieldId: ticketFieldId }),
  z.object({ is: z.literal('notEmpty'), fieldId: ticketFieldId }),
]);
export type TicketFieldFilter = z.infer<typeof ticketFieldFilter>;
