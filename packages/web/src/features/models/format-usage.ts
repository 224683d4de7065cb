/** Formats money and days of the budget: US dollars and UTC days. */
import { formatNumber } from '../../shared/format/format-number.ts';
import { texts } from '../../shared/i18n/i18n.ts';

const CENT = 0.01;

/** Amounts below a cent are not shown as zero. */
export const dollars = (value: number): string =>
  value > 0 && value < CENT ? '< $0.01' : `$${formatNumber(value)}`;

/** As in 'November 8', in the language of the interface. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(texts.language, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
