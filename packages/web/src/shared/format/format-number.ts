/**
 * Numbers as the product shows them: Indian grouping and at most two decimals, with the separators of the
 * language of the interface. '1,243' would be less than two in German.
 */
import { cachedFormat } from './cached-format.ts';

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

type Separators = Partial<Record<Intl.NumberFormatPartTypes, string>>;
const separators = cachedFormat((language): Separators => {
  const parts = new Intl.NumberFormat(language).formatToParts(-12_345.6);
  const own = parts.filter(({ type }) => type === 'group' || type === 'decimal' || type === 'minusSign');
  return Object.fromEntries(own.map(({ type, value }) => [type, value]));
});

export function formatNumber(value: number): string {
  const own = separators();
  return indian
    .formatToParts(value)
    .map((part) => own[part.type] ?? part.value)
    .join('');
}
