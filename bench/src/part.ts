/** One part of the bench: what it measures, after it has shown that it would notice if something were wrong. */
import type { Options } from './options.ts';
import type { Stage } from './stage.ts';
import type { Figure } from './table.ts';

export type Part = {
  name: string;
  title: string;
  /** Plants a fault and throws where it goes unnoticed; says what was noticed. */
  selfCheck(stage: Stage): Promise<string>;
  measure(stage: Stage, options: Options): Promise<Report>;
};

type Report = {
  figures: Figure[];
  /** Further tables, heading row first. */
  grids?: string[][][];
  notes?: string[];
};

/** Runs what must fail, and gives what it said. */
export async function faultIn(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('A planted fault went unnoticed: do not trust these figures.');
}
