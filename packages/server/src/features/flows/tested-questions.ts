import type { AppId } from '@parrot/contract/core';
import type { Tx } from '../../platform/index.ts';
import { listTests } from './flow-tests.repository.ts';

type TestedQuestion = { testName: string; text: string; replies: string[] };

/** What visitors write in an app's recorded tests, with the replies that the tests expect. */
export async function testedQuestions(tx: Tx, appId: AppId, most: number): Promise<TestedQuestion[]> {
  const tests = await listTests(tx, appId);
  return tests
    .flatMap(({ name, turns }) =>
      turns.flatMap((turn) =>
        turn.says === null || turn.hears.length === 0
          ? []
          : [{ testName: name, text: turn.says, replies: turn.hears }],
      ),
    )
    .slice(0, most);
}
