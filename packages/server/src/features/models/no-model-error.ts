/** The error for each reason that there is no model. */
import { AppError } from '@parrot/contract/core';
import type { FoundModel } from './models.service.ts';

type Why = Extract<FoundModel, { none: string }>['none'];

export const noModelError = (why: Why): AppError =>
  why === 'budgetUsedUp'
    ? new AppError('no_model', { message: 'This month’s model budget is used up.' })
    : new AppError('no_model');
