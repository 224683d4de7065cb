/** The checks before publishing. They run the flow's tests, so they are put together after apps and flows. */
import { publishChecks as publishChecksCall } from '@parrot/contract/apps';
import { type AppId, DONE } from '@parrot/contract/core';
import { type Caller, type Route, route } from '../../../platform/index.ts';
import { publishChecks } from './publish-checks.policy.ts';
import type { PublishingService } from './publishing.service.ts';

/** Runs the recorded conversations against the draft until the timeout. */
type RunFlowTests = (
  caller: Caller,
  appId: AppId,
  timeoutMs: number,
) => Promise<{ passed: number; failed: number; unfinished: number }>;

type Dependencies = { apps: Pick<PublishingService, 'draftFacts'>; runFlowTests: RunFlowTests };

/** The user waits for this before publishing. */
const TESTS_TIMEOUT_MS = 8_000;

export const createPublishChecks = ({ apps, runFlowTests }: Dependencies): { routes: Route[] } => ({
  routes: [
    route(publishChecksCall, async ({ caller, body: { appId } }) => {
      const facts = await apps.draftFacts(caller, appId);
      // Tests may call external services, so no transaction is open while they run.
      const tests = await runFlowTests(caller, appId, TESTS_TIMEOUT_MS);
      return { ...DONE, checks: publishChecks({ ...facts, tests }) };
    }),
  ],
});
