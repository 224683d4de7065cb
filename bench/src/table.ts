/** Prints each figure with its target and with the references. */
import type { Reference } from './references.ts';

export type Figure = {
  what: string;
  /** Undefined if this system does not report it. */
  value: number | undefined;
  unit: string;
  better: 'lower' | 'higher';
  target?: number;
  references?: readonly Reference[];
};

export function figuresTable(figures: readonly Figure[]): string {
  const rows = [['', 'figure', 'target', '', 'reference', 'times better'], ...figures.flatMap(rowsOf)];
  const compared = figures.some(({ references = [] }) => references.length > 0);
  return grid(compared ? rows : rows.map((row) => row.slice(0, 4)));
}

/** Columns as wide as their widest cell; the first row is the header. */
export function grid(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  const [heading = [], ...body] = rows;
  const rule = widths.map((width) => '─'.repeat(width));
  return [heading, rule, ...body].map((row) => `  ${line(row)}`.trimEnd()).join('\n');
}

/**
 * How many times better than the reference. Above 1 is better, whichever direction is better for the figure.
 */
function timesBetter({ value, better }: Figure, reference: Reference): number | undefined {
  if (value === undefined) return undefined;
  return better === 'lower' ? reference.value / value : value / reference.value;
}

export function meetsTarget({ value, better, target }: Figure): boolean | undefined {
  if (value === undefined || target === undefined) return undefined;
  return better === 'lower' ? value <= target : value >= target;
}

export const shortNumber = (value: number): string =>
  value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 3);

/** One row for the figure, and one more for each further reference. */
function rowsOf(figure: Figure): string[][] {
  const { what, value, unit, better, target, references = [] } = figure;
  const met = meetsTarget(figure);
  const start = [
    what,
    value === undefined ? 'not available' : `${shortNumber(value)} ${unit}`,
    target === undefined ? '' : `${better === 'lower' ? '≤' : '≥'} ${target} ${unit}`,
    met === undefined ? '' : met ? '✓' : '✗ missed',
  ];
  const compared = references.map((reference) => {
    const times = timesBetter(figure, reference);
    return [
      `${reference.name} ${reference.shown ?? reference.value} ${unit}`,
      times === undefined ? '' : `${shortNumber(times)}×`,
    ];
  });
  const [first = ['', ''], ...others] = compared;
  return [[...start, ...first], ...others.map((other) => ['', '', '', '', ...other])];
}
