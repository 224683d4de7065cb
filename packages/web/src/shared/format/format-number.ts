/** Numbers as the product shows them: Indian grouping, at most two decimals. */
const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

export const formatNumber = (value: number): string => indian.format(value);
