/** Who has which app open. Not stored: after a restart, every client reports again within seconds. */
import type { AppEditor } from '@parrot/contract/apps';
import { AppError, type AppId, LIMITS, type UserId } from '@parrot/contract/core';
import { type Caller, createSharedTable, type Platform } from '../../../platform/index.ts';
import { appScopeOf } from '../app-access.policy.ts';
import { findApp } from '../apps.repository.ts';

type OpenEditor = Pick<AppEditor, 'userName'>;

export type EditingService = ReturnType<typeof createEditingService>;

export function createEditingService({
  database,
  clock,
  cluster,
}: Pick<Platform, 'database' | 'clock' | 'cluster'>) {
  const forMs = LIMITS.editing.forgetSeconds * 1_000;
  const editors = createSharedTable<OpenEditor>('editors', forMs, { clock, cluster });

  return {
    /** Returns the other editors, by name. */
    async recordEditor(caller: Caller, appId: AppId, isOpen: boolean): Promise<AppEditor[]> {
      const isVisible = await database.tenant(caller.tenantId, async (tx) =>
        Boolean(await findApp(tx, appId, appScopeOf(caller))),
      );
      if (!isVisible) throw new AppError('not_found');
      const others = [...(await editors.read(appId))].filter(([userId]) => userId !== caller.userId);
      if (isOpen) await editors.set(appId, caller.userId, { userName: caller.name });
      else await editors.delete(appId, caller.userId);
      return others
        .map(([userId, { userName }]) => ({ userId: userId as UserId, userName }))
        .sort((one, other) => one.userName.localeCompare(other.userName));
    },
  };
}
