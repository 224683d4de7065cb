/**
 * Saves the flow of an app as its builders edit. Concurrent editors get a conflict instead of overwriting
 * each other.
 */
import { isDeepStrictEqual } from 'node:util';
import { AppError, type AppId, MINUTE_MS } from '@parrot/contract/core';
import type { Flow } from '@parrot/contract/flows';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import { recordActivityOnce } from '../activity/index.ts';
import { type Apps, editConflict } from '../apps/index.ts';
import { userNames } from '../users/index.ts';
import { presentSaved } from './flows.present.ts';
import { findFlow, updateFlow } from './flows.repository.ts';
import type { FlowRow } from './flows.tables.ts';

const ACTIVITY_INTERVAL_MS = 10 * MINUTE_MS;

type AppsPort = Pick<Apps, 'requireApp' | 'requireEditable' | 'bumpRevision'>;
export type FlowsService = ReturnType<typeof createFlowsService>;

export function createFlowsService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  apps: AppsPort,
) {
  const recordChange = (tx: Tx, caller: Caller, appId: AppId, appName: string): Promise<void> => {
    const entry = {
      action: 'flow.changed',
      subjectId: appId,
      subjectName: appName,
      values: { appId, appName },
    } as const;
    return recordActivityOnce(tx, caller, clock.now(), entry, ACTIVITY_INTERVAL_MS);
  };

  const refuseConflict = async (tx: Tx, caller: Caller, { savedBy, savedAt }: FlowRow): Promise<never> => {
    const names = await userNames(tx, [savedBy]);
    const byCaller = savedBy === caller.userId;
    throw editConflict('flow', { name: names.get(savedBy), byCaller, at: savedAt, now: clock.now() });
  };

  return {
    fetch: (caller: Caller, appId: AppId) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { language } = await apps.requireApp(tx, caller, appId);
        const stored = await requireFlow(tx, appId);
        const names = await userNames(tx, [stored.savedBy]);
        // The primary language is the app's; the flow follows it.
        return { flow: { ...stored.flow, language }, ...presentSaved(stored, names) };
      }),

    save: (caller: Caller, appId: AppId, revision: number, edited: Flow) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { appName, language } = await apps.requireEditable(tx, caller, appId);
        const before = await requireFlow(tx, appId);
        if (before.revision !== revision) await refuseConflict(tx, caller, before);
        const flow = { ...edited, language };
        if (isDeepStrictEqual(flow, before.flow))
          return presentSaved(before, await userNames(tx, [before.savedBy]));

        await apps.bumpRevision(tx, appId, caller.userId);
        const after = { flow, savedBy: caller.userId, savedAt: clock.now() };
        const saved = await updateFlow(tx, appId, after);
        if (!saved) throw new AppError('no_flow');
        await recordChange(tx, caller, appId, appName);
        return presentSaved(saved, await userNames(tx, [caller.userId]));
      }),
  };
}

async function requireFlow(tx: Tx, appId: AppId): Promise<FlowRow> {
  const stored = await findFlow(tx, appId);
  if (!stored) throw new AppError('no_flow');
  return stored;
}
