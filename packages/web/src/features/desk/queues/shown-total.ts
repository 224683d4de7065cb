import { LIMITS } from '@parrot/contract/core';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { isCountedInPart, type Queue } from './queue-lists.ts';

/** A long history is not counted to its end: 1,000+. */
export const shownTotal = (queue: Queue, total: number): string =>
  isCountedInPart(queue, total) ? `${formatNumber(LIMITS.countedHistory)}+` : formatNumber(total);
