import type { ModelConnection, ModelUse } from '@parrot/contract/models';
import type { ConnectionRow, UsageRow } from './models.tables.ts';

export const presentConnection = (row: ConnectionRow): ModelConnection => ({
  provider: row.provider,
  address: row.address,
  modelName: row.modelName,
  apiVersion: row.apiVersion,
  file: row.file,
  prices: { input: row.inputPrice, output: row.outputPrice },
  keyEnding: row.keyEnding,
  savedAt: row.savedAt.toISOString(),
});

export const presentUsage = (
  { tenantId: _own, appId, ...row }: UsageRow,
  names: ReadonlyMap<string, string>,
): ModelUse => ({ ...row, appId: appId === '' ? null : appId, appName: names.get(appId) ?? '' });
