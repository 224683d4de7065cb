/** Money and days as the budget counts them: US dollars, and days of UTC. */
import { formatNumber } from '../../shared/format/format-number.ts';
import { texts } from '../../shared/i18n/i18n.ts';

const CENT = 0.01;

/** What is less than a cent is not nothing. */
export const dollars = (value: number): string =>
  value > 0 && value < CENT ? '< $0.01' : `$${formatNumber(value)}`;

/** 'November 8', in the language of the interface. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(texts.language, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
