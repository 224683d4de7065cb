/** Rules of the desk: when something happens, if conditions hold, then actions follow. */
import { rulesChanged as rulesChangedPush } from '@parrot/contract/rules';
import { createSeal, type Platform, type Route } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { agentsRoom } from '../desk/index.ts';
import type { AppHours } from '../hours/index.ts';
import type { Tickets } from '../tickets/index.ts';
import { type ActionNeeds, createPerformAction } from './actions/perform-action.ts';
import { createActiveRules } from './active-rules.ts';
import { createReadOptions } from './rule-options.repository.ts';
import { startRulesOnEvents } from './rules.listeners.ts';
import { rulesRoutes } from './rules.routes.ts';
import { createRulesService, type RulesService } from './rules.service.ts';
import { rulesChanged } from './rules.topics.ts';
import { createDeleteOldRuns, type DeleteOldRuns } from './runs/delete-old-runs.job.ts';
import { createListRuns } from './runs/list-runs.service.ts';
import { createRunRules } from './runs/run-rules.ts';
import { createTryRule } from './trial/try-rule.service.ts';
import { createFindWaits, type FindWaits } from './waits/find-waits.job.ts';
import { type CallWebhooks, createCallWebhooks } from './webhooks/call-webhooks.ts';
import { createQueueWebhook } from './webhooks/queue-webhook.ts';

export type Rules = {
  routes: Route[];
  /** Loads the rules that are on, and schedules the jobs. */
  start(): Promise<void>;
} & Pick<RulesService, 'create' | 'switch'> &
  Pick<FindWaits, 'findDue'> &
  Pick<CallWebhooks, 'callDue'> &
  Pick<DeleteOldRuns, 'deleteOld'>;

type Needs = {
  apps: Pick<Apps, 'visibleAppIds'>;
  hours: Pick<AppHours, 'closedNow'>;
  syncTicket: Tickets['sync'];
} & Omit<ActionNeeds, 'queueWebhook'>;

export function createRules(platform: Platform, { apps, hours, syncTicket, ...actionNeeds }: Needs): Rules {
  const seal = createSeal(platform.key, 'rule secrets');
  const active = createActiveRules(platform);
  const performAction = createPerformAction({ ...actionNeeds, queueWebhook: createQueueWebhook(platform) });
  const rules = createRulesService(platform, { seal, readOptions: createReadOptions(platform) });
  const webhooks = createCallWebhooks(platform, seal);
  const waits = createFindWaits(platform, active);
  const oldRuns = createDeleteOldRuns(platform);
  const runRules = createRunRules(platform, { hours, performAction });
  startRulesOnEvents(platform, { active, runRules, syncTicket });
  platform.bus.listen(rulesChanged, ({ tenantId }) =>
    platform.channels.push(rulesChangedPush, [agentsRoom(tenantId)], {}),
  );
  return {
    routes: rulesRoutes({
      rules,
      listRuns: createListRuns(platform, { apps }),
      tryRule: createTryRule(platform, { apps, hours }),
    }),
    create: rules.create,
    switch: rules.switch,
    findDue: waits.findDue,
    callDue: webhooks.callDue,
    deleteOld: oldRuns.deleteOld,
    async start() {
      await active.start();
      for (const job of [waits, webhooks, oldRuns]) await job.start();
    },
  };
}
