/** The bot's values: typed, per conversation, per visitor, or constants of the app. */
import * as z from 'zod';
import { LIMITS } from '../core/limits.ts';
import { maxEntries } from './max-entries.ts';

/** Flows read these and never set them. */
export const BUILT_IN_VALUES = [
  'visitorName',
  'visitorEmail',
  'language',
  'page',
  'today',
  'time',
  'lastMessage',
] as const;
export type BuiltInValue = (typeof BUILT_IN_VALUES)[number];

const NAME = /^[a-z][A-Za-z0-9]{0,39}$/;
/** Names that every object has, which are not allowed. */
const isOfObjects = (name: string): boolean => name in {};

export const valueName = z
  .string()
  .regex(NAME, 'Use letters and digits, starting with a lowercase letter, such as orderNumber.')
  .refine((name) => !isOfObjects(name), 'This name is already taken.');

export const VALUE_TYPES = ['text', 'number', 'yesNo', 'date', 'list'] as const;
const valueType = z.enum(VALUE_TYPES);
export type ValueType = z.infer<typeof valueType>;

/** 'app' values are set in the Studio; a flow can't change them. */
export const VALUE_SCOPES = ['conversation', 'visitor', 'app'] as const;
const valueScope = z.enum(VALUE_SCOPES);

const single = z.union([z.string().max(LIMITS.messageLength), z.number(), z.boolean()]);
const value = z.union([single, z.array(single).max(LIMITS.flowListItems)]);
export type Value = z.infer<typeof value>;
export const values = maxEntries(LIMITS.flowValues, z.record(valueName, value));
export type Values = z.infer<typeof values>;

export const valueDefinition = z.object({
  name: valueName.refine(
    (name) => !BUILT_IN_VALUES.some((builtIn) => builtIn === name),
    'This name is already taken.',
  ),
  type: valueType,
  scope: valueScope,
  /** The initial value; null: none. */
  initial: value.nullable(),
});
export type ValueDefinition = z.infer<typeof valueDefinition>;
