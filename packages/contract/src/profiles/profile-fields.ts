/** A workspace's own fields about visitors, besides their contact details. */
import * as z from 'zod';
import { customField, fieldTexts, fieldType, hasOptions, needsOptions } from '../core/custom-field.ts';
import { profileFieldId } from '../core/ids.ts';
import { valueName } from '../flows/values.ts';

/** Contact details: every visitor has them, besides the workspace's own fields. */
export const CONTACT_KEYS = ['name', 'email', 'phone'] as const;
export type ContactKey = (typeof CONTACT_KEYS)[number];
export const isContactKey = (key: string): key is ContactKey => CONTACT_KEYS.some((known) => known === key);

/** A signed claim or a flow’s visitor value of this name sets the field. */
const fieldName = valueName.refine((name) => !isContactKey(name), 'This name is already taken.');

export const profileField = customField.extend({ fieldId: profileFieldId, name: z.string() });
export type ProfileField = z.infer<typeof profileField>;

export const newProfileField = z
  .object({ ...fieldTexts, name: fieldName, type: fieldType })
  .refine(hasOptions, needsOptions);
export type NewProfileField = z.infer<typeof newProfileField>;

export const profileFieldChange = z.object({ fieldId: profileFieldId, ...fieldTexts });
