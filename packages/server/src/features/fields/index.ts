/** Rules that the own fields of visitors and of tickets share. Each slice stores its fields and values itself. */
export { requireFreeLabel, requireOptions } from './field-definitions.policy.ts';
export { parseValue } from './parse-value.ts';
