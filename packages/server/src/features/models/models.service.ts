/** Finds the model of an app and enforces the budget. */
import type { AppSettings, GptData } from '@parrot/contract/apps';
import type { AppId, TenantId } from '@parrot/contract/core';
import {
  chooseConnection,
  type ModelBudget,
  type ModelBudgetState,
  type ModelConnection,
  type ModelUse,
} from '@parrot/contract/models';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import { firstDayOf, isUsedUp, stateOf } from './budget.policy.ts';
import type { ConnectionsService, Opened } from './connections.service.ts';
import type { ConnectedModels } from './has-connected-model.ts';
import type { Model } from './model.ts';
import { budgetOf, saveBudget, usageBetween, usageSince } from './model-usage.repository.ts';
import { createModelWriter } from './model-writer.ts';
import { presentUsage } from './models.present.ts';
import type { GgufFiles } from './providers/gguf.ts';
import type { OpenProvider } from './providers/open-provider.ts';
import type { RecordUsage } from './record-usage.ts';

type AppsOfModels = {
  /** Undefined if there is no such app. */
  settingsOf(tx: Tx, appId: AppId): Promise<AppSettings | undefined>;
  /** The subset that is visible to the caller. */
  visibleApps(tx: Tx, caller: Caller, appIds: readonly AppId[]): Promise<{ appId: AppId; appName: string }[]>;
};
type Needs = {
  apps: AppsOfModels;
  connections: Pick<ConnectionsService, 'open' | 'list'>;
  connected: ConnectedModels;
  openProvider: OpenProvider;
  files: GgufFiles;
  recordUsage: RecordUsage;
};
export type FoundModel =
  | { model: Model; gptData: Pick<GptData, 'version' | 'defaultData'> }
  | { none: 'notConnected' | 'budgetUsedUp' };
type Chosen = { none: 'notConnected' | 'budgetUsedUp' } | (Opened & { gptData: GptData });
type Listed = { connections: ModelConnection[]; budget: ModelBudgetState; files: string[] };

export type ModelsService = ReturnType<typeof createModelsService>;

export function createModelsService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { apps, connections, connected, openProvider, files, recordUsage }: Needs,
) {
  const readBudget = async (tx: Tx): Promise<ModelBudgetState> => {
    const now = clock.now();
    return stateOf(await budgetOf(tx), await usageSince(tx, firstDayOf(now)), now);
  };

  /**
   * The model of an app, or why there is none: not connected, or the monthly budget is used up. Opens a
   * transaction: do not call inside another.
   */
  const findFor = async (tenantId: TenantId, appId: AppId): Promise<FoundModel> => {
    if (!(await connected.any(tenantId))) return { none: 'notConnected' };
    const found = await database.tenant(tenantId, async (tx): Promise<Chosen> => {
      const settings = await apps.settingsOf(tx, appId);
      const opened = await connections.open(tx);
      const names = opened.map(({ row }) => row.provider);
      const provider = settings && chooseConnection(settings.gptData.type, names);
      const chosen = opened.find(({ row }) => row.provider === provider);
      if (!settings || !chosen) return { none: 'notConnected' as const };
      const used = await usageSince(tx, firstDayOf(clock.now()));
      return isUsedUp(await budgetOf(tx), used)
        ? { none: 'budgetUsedUp' as const }
        : { row: chosen.row, key: chosen.key, gptData: settings.gptData };
    });
    if ('none' in found) return found;
    const { row, key, gptData } = found;
    const { provider, inputPrice: input, outputPrice: output } = row;
    const callProvider = openProvider({ ...row, key });
    const write = createModelWriter({
      tenantId,
      appId,
      provider,
      prices: { input, output },
      callProvider,
      recordUsage,
    });
    return { model: { provider, modelName: row.modelName || row.file, write }, gptData };
  };

  return {
    findFor,

    /** Like `findFor`, but null if there is none. */
    async forApp(tenantId: TenantId, appId: AppId): Promise<Model | null> {
      const found = await findFor(tenantId, appId);
      return 'model' in found ? found.model : null;
    },

    /**
     * Whether any model could write for an app of this tenant; cached briefly. Do not call inside a
     * transaction.
     */
    isConnected: connected.any,

    list: async ({ tenantId }: Caller): Promise<Listed> => ({
      ...(await database.tenant(tenantId, async (tx) => ({
        connections: await connections.list(tx),
        budget: await readBudget(tx),
      }))),
      files: await files.list(),
    }),

    saveBudget: ({ tenantId }: Caller, budget: ModelBudget): Promise<ModelBudgetState> =>
      database.tenant(tenantId, async (tx) => {
        await saveBudget(tx, tenantId, budget);
        return readBudget(tx);
      }),

    listUse: (caller: Caller, from: string, to: string): Promise<ModelUse[]> =>
      database.tenant(caller.tenantId, async (tx) => {
        const rows = await usageBetween(tx, from, to);
        const appIds = [...new Set(rows.flatMap(({ appId }) => (appId === '' ? [] : [appId])))];
        const open = await apps.visibleApps(tx, caller, appIds);
        const names = new Map<string, string>(open.map(({ appId, appName }) => [appId, appName]));
        return rows.map((row) => presentUsage(row, names));
      }),
  };
}
