/** How a number in a workbook reads: as a date, a time, a percentage, or itself. */

export type CellFormat = 'plain' | 'date' | 'time' | 'dateTime' | 'percent';

/** Formats that every workbook has without declaring them. */
const BUILT_IN: Record<number, CellFormat> = {
  9: 'percent',
  10: 'percent',
  14: 'date',
  15: 'date',
  16: 'date',
  17: 'date',
  18: 'time',
  19: 'time',
  20: 'time',
  21: 'time',
  22: 'dateTime',
};

export const builtInFormat = (id: number): CellFormat => BUILT_IN[id] ?? 'plain';

export function formatOfCode(code: string): CellFormat {
  // Quoted text, escaped signs, colors and currencies are not part of the pattern.
  const pattern = code
    .slice(0, 200)
    .replace(/"[^"]*"|\\.|_.|\[[^\]]*\]/g, '')
    .toLowerCase();
  if (pattern.includes('%')) return 'percent';
  const hasDay = /[dy]/.test(pattern);
  const hasTime = /[hs]/.test(pattern);
  if (hasDay) return hasTime ? 'dateTime' : 'date';
  if (hasTime) return 'time';
  return /^m+$/.test(pattern) ? 'date' : 'plain';
}

const DAY_MS = 86_400_000;
/** Day 0 in workbooks of Windows, and of old Macs. Day 60, which never was, is counted by the first. */
const EPOCHS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
const MAX_DAY = 2_958_465;

export function formatNumber(value: string, format: CellFormat, epoch: keyof typeof EPOCHS): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value.trim();
  if (format === 'percent') return `${plainNumber(number * 100)}%`;
  if (format === 'plain' || number < 0 || number > MAX_DAY) return plainNumber(number);
  const days = epoch === 1900 && number < 60 && number >= 1 ? number + 1 : number;
  const iso = new Date(EPOCHS[epoch] + Math.round(days * 86_400) * (DAY_MS / 86_400)).toISOString();
  const time = iso.slice(11, iso.slice(17, 19) === '00' ? 16 : 19);
  if (format === 'time') return time;
  return format === 'date' ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
}

/** Without the last digits that only come from calculating, such as 19.989999999999998. */
const plainNumber = (number: number): string => String(Number(number.toPrecision(15)));
