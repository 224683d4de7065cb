/**
 * The text keys of functions and actions known to the contract: unknown ones of a newer server do not break
 * the page.
 */
import { type ActionName, FUNCTIONS, type FunctionName } from '@parrot/contract/core';

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const NAMES = Object.keys(FUNCTIONS) as FunctionName[];
const ACTIONS: readonly ActionName[] = NAMES.flatMap((name) => [...FUNCTIONS[name]]);

export const functionLabelKey = (name: string): FunctionName | undefined =>
  NAMES.find((known) => same(known, name));
export const actionLabelKey = (name: string): ActionName | undefined =>
  ACTIONS.find((known) => same(known, name));
