/** Functions and actions by the names the contract knows them by: a server that knows more does not break the page. */
import { type ActionName, FUNCTIONS, type FunctionName } from '@parrot/contract/core';

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const NAMES = Object.keys(FUNCTIONS) as FunctionName[];
const ACTIONS: readonly ActionName[] = NAMES.flatMap((name) => [...FUNCTIONS[name]]);

export const functionLabelKey = (name: string): FunctionName | undefined =>
  NAMES.find((known) => same(known, name));
export const actionLabelKey = (name: string): ActionName | undefined =>
  ACTIONS.find((known) => same(known, name));
