/** Who has which app open. In memory only: after a restart, every client reports again within seconds. */
import type { AppEditor } from '@parrot/contract/apps';
import { AppError, type AppId, LIMITS, type UserId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { appScopeOf } from '../apps.policy.ts';
import { findApp } from '../apps.repository.ts';

type OpenEditor = { userName: string; until: number };

export type EditingService = ReturnType<typeof createEditingService>;

export function createEditingService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const editors = new Map<AppId, Map<UserId, OpenEditor>>();

  const removeExpired = (now: number) => {
    for (const [appId, here] of editors) {
      for (const [userId, { until }] of here) if (until <= now) here.delete(userId);
      if (here.size === 0) editors.delete(appId);
    }
  };

  return {
    /** Returns the other editors, by name. */
    async recordEditor(caller: Caller, appId: AppId, isHere: boolean): Promise<AppEditor[]> {
      const isOpen = await database.tenant(caller.tenantId, async (tx) =>
        Boolean(await findApp(tx, appId, appScopeOf(caller))),
      );
      if (!isOpen) throw new AppError('not_found');
      const now = clock.now().getTime();
      removeExpired(now);
      const here = editors.get(appId) ?? new Map<UserId, OpenEditor>();
      const others = [...here].filter(([userId]) => userId !== caller.userId);
      here.delete(caller.userId);
      if (isHere)
        here.set(caller.userId, { userName: caller.name, until: now + LIMITS.editing.forgetSeconds * 1_000 });
      if (here.size > 0) editors.set(appId, here);
      else editors.delete(appId);
      return others
        .map(([userId, { userName }]) => ({ userId, userName }))
        .sort((one, other) => one.userName.localeCompare(other.userName));
    },
  };
}
