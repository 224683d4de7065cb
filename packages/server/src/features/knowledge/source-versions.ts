/** An app's documents and pages as a version keeps them, brought back from one, and copied with the app. */
import { type AppId, newId, type TenantId } from '@parrot/contract/core';
import type { Tx } from '../../platform/index.ts';
import type { FrozenSource } from '../apps/index.ts';
import { frozenSource, isSame, thawedSource } from './sources.present.ts';
import * as repository from './sources.repository.ts';

/** Whatever was read. One that could not be read again goes on with what was read before. */
export const sourcesForVersion = async (tx: Tx, appId: AppId): Promise<{ sources: FrozenSource[] }> => ({
  sources: (await repository.allSources(tx, appId)).filter((row) => row.passageCount > 0).map(frozenSource),
});

/** The app's sources become these, each under the id it had. Those that are alike already are not touched. */
export async function replaceSources(
  tx: Tx,
  app: { tenantId: TenantId; appId: AppId },
  frozen: readonly FrozenSource[],
  at: Date,
): Promise<void> {
  const present = await repository.allSources(tx, app.appId);
  const wanted = new Map(frozen.map((source) => [source.sourceId, source]));
  const kept = present.filter((row) => {
    const source = wanted.get(row.id);
    return source && isSame(row, source);
  });
  for (const row of kept) wanted.delete(row.id);
  const keptIds = new Set(kept.map((row) => row.id));
  await repository.deleteSources(
    tx,
    app.appId,
    present.filter((row) => !keptIds.has(row.id)).map((row) => row.id),
  );
  await repository.insertSources(
    tx,
    [...wanted.values()].map((source) => thawedSource(source, { ...app, at })),
  );
}

/** One that is being read in the original is read for the copy too. */
export async function copySources(tx: Tx, from: AppId, to: AppId): Promise<void> {
  for (const { id } of await repository.headsOf(tx, from))
    await repository.copySourceRow(tx, id, { id: newId('src'), appId: to, dueAt: new Date(0) });
}

/** How the app's documents and pages stand. */
export async function countSources(
  tx: Tx,
  appId: AppId,
): Promise<{ ready: number; reading: number; failed: number }> {
  const states = await repository.countByState(tx, appId);
  const of = (state: string) => states.find((each) => each.state === state)?.sources ?? 0;
  return { ready: of('ready'), reading: of('in progress'), failed: of('error') };
}
