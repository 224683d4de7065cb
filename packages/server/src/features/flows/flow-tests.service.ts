/** Flow tests: recorded conversations, replayed with the draft. */
import { AppError, type AppId, type FlowTestId, LIMITS, MINUTE_MS, newId } from '@parrot/contract/core';
import type { FlowTest, FlowTestResult, FlowTestTurn } from '@parrot/contract/flows';
import type { Caller, Platform } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { userNames } from '../users/index.ts';
import type { DraftChatService } from './draft-chat.service.ts';
import * as repository from './flow-tests.repository.ts';
import { presentTest } from './flows.present.ts';
import type { FlowTestRow } from './flows.tables.ts';
import { runFlowTest } from './run-flow-test.ts';

type AppsPort = Pick<Apps, 'requireApp' | 'requireEditable'>;
type Content = { name: string; turns: FlowTestTurn[] };

/** Enough for fifty tests with slow API calls, and shorter than a browser waits. */
const TIMEOUT_MS = MINUTE_MS;
/** Tests that run at the same time; a limit to protect the services they call. */
const CONCURRENCY = 5;

export type FlowTestsService = ReturnType<typeof createFlowTestsService>;

export function createFlowTestsService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { apps, draftChat }: { apps: AppsPort; draftChat: DraftChatService },
) {
  const readTests = (caller: Caller, appId: AppId): Promise<FlowTestRow[]> =>
    database.tenant(caller.tenantId, async (tx) => {
      await apps.requireApp(tx, caller, appId);
      return repository.listTests(tx, appId);
    });

  /** In their order; without a result for those that timed out. */
  const runAll = async (
    caller: Caller,
    appId: AppId,
    timeoutMs: number,
  ): Promise<{ test: FlowTestRow; result: FlowTestResult | undefined }[]> => {
    const tests = await readTests(caller, appId);
    if (tests.length === 0) return [];
    const draft = await draftChat.loadDraft(caller, appId);
    const runs = tests.map((test) => ({ test, result: undefined as FlowTestResult | undefined }));
    const until = Date.now() + timeoutMs;
    const left = runs.values();
    const runNext = async () => {
      for (const each of left) each.result = await runFlowTest(draft, each.test, until);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, runNext));
    return runs;
  };

  return {
    list: (caller: Caller, appId: AppId): Promise<FlowTest[]> =>
      database.tenant(caller.tenantId, async (tx) => {
        await apps.requireApp(tx, caller, appId);
        const tests = await repository.listTests(tx, appId);
        const names = await userNames(
          tx,
          tests.map(({ savedBy }) => savedBy),
        );
        return tests.map((test) => presentTest(test, names));
      }),

    /** The app is locked, so that concurrent saves stay within the limit. */
    save: (caller: Caller, appId: AppId, id: FlowTestId | undefined, content: Content): Promise<FlowTest> =>
      database.tenant(caller.tenantId, async (tx) => {
        await apps.requireEditable(tx, caller, appId);
        const { tenantId, userId: savedBy } = caller;
        const saved = { name: content.name, turns: content.turns, savedBy, savedAt: clock.now() };
        const names = await userNames(tx, [savedBy]);
        if (id !== undefined) {
          const changed = await repository.updateTest(tx, appId, id, saved);
          if (!changed) throw new AppError('not_found');
          return presentTest(changed, names);
        }
        if ((await repository.countTests(tx, appId)) >= LIMITS.flowTests) throw tooManyTests();
        const test = { id: newId('ftt'), tenantId, appId, ...saved };
        await repository.insertTests(tx, [test]);
        return presentTest(test, names);
      }),

    remove: (caller: Caller, appId: AppId, id: FlowTestId): Promise<void> =>
      database.tenant(caller.tenantId, async (tx) => {
        await apps.requireEditable(tx, caller, appId);
        if (!(await repository.deleteTest(tx, appId, id))) throw new AppError('not_found');
      }),

    async run(caller: Caller, appId: AppId): Promise<FlowTestResult[]> {
      const runs = await runAll(caller, appId, TIMEOUT_MS);
      return runs.map(({ test, result }) => {
        if (!result) throw tookTooLong(test.name);
        return result;
      });
    },

    /** The number of tests by result; those that timed out are unfinished. */
    async count(caller: Caller, appId: AppId, timeoutMs: number) {
      const runs = await runAll(caller, appId, timeoutMs);
      const passed = runs.filter(({ result }) => result?.passed).length;
      const unfinished = runs.filter(({ result }) => !result).length;
      return { passed, failed: runs.length - passed - unfinished, unfinished };
    },
  };
}

const tooManyTests = () =>
  new AppError('bad_input', {
    message: `An app can have at most ${LIMITS.flowTests} recorded conversations. Delete some first.`,
  });

const tookTooLong = (name: string) =>
  new AppError('unavailable', {
    message: `The conversations took too long: “${name}” didn’t finish. Check the APIs the bot calls and try again.`,
  });
