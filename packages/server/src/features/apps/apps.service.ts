import { type App, defaultAppearance } from '@parrot/contract/apps';
import { AppError, type AppId, type LanguageCode, newId, type ParrotId } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import { recordActivity } from '../activity/index.ts';
import { memberNames } from '../team/index.ts';
import { circleOf } from './apps.policy.ts';
import { presentApp } from './apps.present.ts';
import * as repository from './apps.repository.ts';

type ShareCode = { parrotId: ParrotId; embedCode: string; testPageUrl: string };
type NewApp = { appName: string; appType: App['appType']; language: LanguageCode };

export type AppsService = ReturnType<typeof createAppsService>;

export function createAppsService({ database, clock, publicUrl }: Platform) {
  const appQuery = (caller: Caller) => ({ circle: circleOf(caller), today: startOfDay(clock.now()) });

  /** The app as people see it, inside a transaction that may have changed it. */
  const readApp = async (tx: Tx, caller: Caller, appId: AppId): Promise<App> => {
    const found = await repository.findListedApp(tx, appId, appQuery(caller));
    if (!found) throw new AppError('not_found');
    return presentApp(found, await memberNames(tx, [found.app.updatedBy]));
  };

  return {
    readApp,

    list: (caller: Caller, page: repository.Page & { search: string }) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { items, total } = await repository.listApps(tx, {
          ...page,
          ...appQuery(caller),
          search: page.search.trim(),
        });
        const names = await memberNames(
          tx,
          items.map(({ app }) => app.updatedBy),
        );
        return { items: items.map((item) => presentApp(item, names)), total, offset: page.offset };
      }),

    create: (caller: Caller, { appName, appType, language }: NewApp) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId, userId } = caller;
        const now = clock.now();
        const id = newId('app');
        const made = await repository.insertApp(tx, {
          id,
          tenantId,
          parrotId: newId('prt'),
          name: appName,
          type: appType,
          status: 'Created',
          language,
          appearance: defaultAppearance(appName),
          createdBy: userId,
          createdAt: now,
          updatedBy: userId,
          updatedAt: now,
        });
        if (!made) throw new AppError('app_name_taken');
        await repository.insertMembers(tx, tenantId, userId, [id]);
        await recordActivity(tx, caller, now, { act: 'app.created', subjectId: id, subjectName: appName });
        return readApp(tx, caller, id);
      }),

    isNameTaken: (caller: Caller, appName: string) =>
      database.tenant(caller.tenantId, (tx) => repository.isNameTaken(tx, appName)),

    details: (caller: Caller, appId: AppId) =>
      database.tenant(caller.tenantId, (tx) => readApp(tx, caller, appId)),

    shareCode: (caller: Caller, appId: AppId): Promise<ShareCode> =>
      database.tenant(caller.tenantId, async (tx) => {
        const app = await repository.findApp(tx, appId, circleOf(caller));
        if (!app) throw new AppError('not_found');
        return {
          parrotId: app.parrotId,
          embedCode: `<script async src="${publicUrl()}/widget/parrot.js" data-parrot-id="${app.parrotId}"></script>`,
          testPageUrl: `${publicUrl()}/try/${app.parrotId}`,
        };
      }),

    setOnboardingStatus: (caller: Caller, status: string) =>
      database.system((tx) => repository.setOnboardingStatus(tx, caller.userId, status)),
  };
}

function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}
