/** The last statement of a transaction takes the commit along, in one round trip. */
import type { Tx } from '../database.ts';

const commitsWithNext = new WeakMap<Tx, () => void>();

/** Called by drivers with fast paths for each transaction. */
export const commitWithNext = (tx: Tx, announce: () => void): void => void commitsWithNext.set(tx, announce);

/** Nothing may follow the statement: not in this work, and not before the commit. */
export function commitWith<T>(tx: Tx, statement: () => Promise<T>): Promise<T> {
  commitsWithNext.get(tx)?.();
  return statement();
}
