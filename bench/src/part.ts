/** One part of the bench. Before it measures, its self-check proves that it detects a fault. */
import type { Options } from './options.ts';
import type { Stage } from './stage.ts';
import type { Figure } from './table.ts';

export type Part = {
  name: string;
  title: string;
  /** Plants a fault and throws if it goes undetected; returns what was detected. */
  selfCheck(stage: Stage): Promise<string>;
  measure(stage: Stage, options: Options): Promise<Report>;
};

type Report = {
  figures: Figure[];
  /** More tables, header row first. */
  grids?: string[][][];
  notes?: string[];
};

/** Runs a function that must fail, and returns its error message. */
export async function faultIn(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('A planted fault was not detected; these figures cannot be trusted.');
}
