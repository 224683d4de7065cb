const KB = 1_024;

/** '840 kB', '2.4 MB'. */
export const fileSize = (bytes: number, locale: string): string => {
  const [amount, unit] =
    bytes < KB * KB ? [Math.ceil(bytes / KB), 'kilobyte'] : [bytes / KB / KB, 'megabyte'];
  return amount.toLocaleString(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
};
