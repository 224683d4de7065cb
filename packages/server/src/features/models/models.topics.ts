import { defineTopic } from '../../platform/index.ts';

/** So many percent of a month's budget for models are used; `budget` tells it from another one in the same month. */
export const modelBudgetUsed = defineTopic<{ month: string; percent: number; budget: string }>(
  'models.budgetUsed',
);
