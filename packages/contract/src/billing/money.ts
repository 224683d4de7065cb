/** Money is a whole number of the currency's smallest unit. */
import * as z from 'zod';

export const amount = z.number().int().min(0).max(1_000_000_000_000);

export const currency = z.object({
  code: z.string().regex(/^[A-Z]{3}$/),
  /** Written before the number. */
  symbol: z.string().min(1).max(5),
  /** Decides how digits are grouped. */
  locale: z.string().min(2).max(20),
  decimals: z.number().int().min(0).max(3),
});
export type Currency = z.infer<typeof currency>;

/** `Rs. 1,49,999`; decimals only where there are any. */
export function formatMoney(value: number, { symbol, locale, decimals }: Currency): string {
  const major = value / 10 ** decimals;
  const digits = Number.isInteger(major) ? 0 : decimals;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${symbol} ${format.format(major)}`;
}
