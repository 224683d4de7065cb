import { AppError, type AppId } from '@parrot/contract/core';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { updateApp } from '../apps.repository.ts';
import { type AppRow, apps } from '../apps.tables.ts';

/** PostgreSQL's unique_violation. */
const UNIQUE_VIOLATION = '23505';

/** Refuses a name that is taken. The unique index decides, so concurrent updates cannot both succeed. */
export async function saveDetails(
  tx: Tx,
  appId: AppId,
  changes: Pick<AppRow, 'name' | 'description' | 'language' | 'type'>,
): Promise<void> {
  try {
    await updateApp(tx, appId, changes);
  } catch (error) {
    const { code, cause } = error as { code?: string; cause?: { code?: string } };
    if ((cause?.code ?? code) === UNIQUE_VIOLATION) throw new AppError('app_name_taken', { cause: error });
    throw error;
  }
}

type SavedSettings = Pick<AppRow, 'language' | 'settings' | 'settingsSavedBy' | 'settingsSavedAt'>;

/** Increments the revision of the settings, so that an editor who has them open gets a conflict. */
export async function replaceSettings(tx: Tx, appId: AppId, saved: SavedSettings): Promise<void> {
  await tx
    .update(apps)
    .set({ ...saved, settingsRevision: sql`${apps.settingsRevision} + 1` })
    .where(eq(apps.id, appId));
}

export async function copySettings(tx: Tx, from: AppId, to: AppId): Promise<void> {
  const [original] = await tx
    .select({ language: apps.language, settings: apps.settings })
    .from(apps)
    .where(eq(apps.id, from));
  if (original) await updateApp(tx, to, original);
}
