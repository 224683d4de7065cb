/** For vitest only; journeys use `attack`. */
import { expect, onTestFinished } from 'vitest';
import { recordAttempt } from './attack.ts';
import type { AttackItem } from './attack-items.ts';

/** Counts the running test as one attack, which is blocked if the test passes. */
export function countAttack(item: AttackItem): void {
  const name = expect.getState().currentTestName ?? 'a test without a name';
  onTestFinished(({ task }) =>
    recordAttempt({ item, name, blocked: task.result?.state !== 'fail' && !task.result?.errors?.length }),
  );
}
