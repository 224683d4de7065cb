/** The text of a search over messages, questions and people. */
import * as z from 'zod';
import { LIMITS } from './limits.ts';

export const searchText = z
  .string()
  .trim()
  .min(LIMITS.searchText.min, 'Please enter at least two letters.')
  .max(LIMITS.searchText.max);
