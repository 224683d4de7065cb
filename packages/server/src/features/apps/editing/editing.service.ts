/** Who has which app open. In memory only: after a restart, every client reports again within seconds. */
import type { AppEditor } from '@parrot/contract/apps';
import { AppError, type AppId, LIMITS, type UserId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { appScopeOf } from '../app-access.policy.ts';
import { findApp } from '../apps.repository.ts';

type OpenEditor = { userName: string; until: number };

export type EditingService = ReturnType<typeof createEditingService>;

export function createEditingService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const editors = new Map<AppId, Map<UserId, OpenEditor>>();

  const removeExpired = (now: number) => {
    for (const [appId, open] of editors) {
      for (const [userId, { until }] of open) if (until <= now) open.delete(userId);
      if (open.size === 0) editors.delete(appId);
    }
  };

  return {
    /** Returns the other editors, by name. */
    async recordEditor(caller: Caller, appId: AppId, isOpen: boolean): Promise<AppEditor[]> {
      const isVisible = await database.tenant(caller.tenantId, async (tx) =>
        Boolean(await findApp(tx, appId, appScopeOf(caller))),
      );
      if (!isVisible) throw new AppError('not_found');
      const now = clock.now().getTime();
      removeExpired(now);
      const open = editors.get(appId) ?? new Map<UserId, OpenEditor>();
      const others = [...open].filter(([userId]) => userId !== caller.userId);
      open.delete(caller.userId);
      if (isOpen)
        open.set(caller.userId, { userName: caller.name, until: now + LIMITS.editing.forgetSeconds * 1_000 });
      if (open.size > 0) editors.set(appId, open);
      else editors.delete(appId);
      return others
        .map(([userId, { userName }]) => ({ userId, userName }))
        .sort((one, other) => one.userName.localeCompare(other.userName));
    },
  };
}
