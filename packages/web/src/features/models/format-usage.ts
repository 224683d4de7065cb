/** Formats money of the budget: US dollars. */
import { formatNumber } from '../../shared/format/format-number.ts';

const CENT = 0.01;

/** Amounts below a cent are not shown as zero. */
export const dollars = (value: number): string =>
  value > 0 && value < CENT ? '< $0.01' : `$${formatNumber(value)}`;
