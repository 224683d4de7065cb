import { defineTopic } from '../../platform/index.ts';

/** This percentage of the monthly model budget is used; `budget` distinguishes budgets of the same month. */
export const modelBudgetUsed = defineTopic<{ month: string; percent: number; budget: string }>(
  'models.budgetUsed',
);
