/** What other slices can ask of apps, inside transactions of their own. */
import type { AppSettings, AppType } from '@parrot/contract/apps';
import {
  AppError,
  type AppId,
  type LanguageCode,
  type TenantId,
  type UserId,
  type VersionId,
} from '@parrot/contract/core';
import type { DeskApp } from '@parrot/contract/desk';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import { appScopeOf } from './app-access.policy.ts';
import { type KnowledgeCounts, statusForKnowledge } from './app-status.policy.ts';
import { presentDeskApp } from './apps.present.ts';
import * as repository from './apps.repository.ts';
import type { AppRow } from './apps.tables.ts';
import { lockEditableApp } from './lock-app.ts';

export type AppSummary = {
  appName: string;
  appType: AppType;
  language: LanguageCode;
  /** All languages it speaks, the primary one first. */
  languages: LanguageCode[];
  /** The published version; null if the app is not published. */
  versionId: VersionId | null;
};

export type AppAccess = {
  /** The ids of the apps that the caller can see. */
  visibleAppIds(tx: Tx, caller: Caller): Promise<AppId[]>;
  /** Those of the given apps that the caller can see, with their names. */
  visibleApps(tx: Tx, caller: Caller, appIds: readonly AppId[]): Promise<{ appId: AppId; appName: string }[]>;
  canAccessApp(tx: Tx, caller: Caller, appId: AppId): Promise<boolean>;
  /** As `canAccessApp`, but refuses with 'not_found'. */
  requireApp(tx: Tx, caller: Caller, appId: AppId): Promise<AppSummary>;
  /**
   * As `requireApp`, for a change: refuses archived apps with 'app_archived', and locks the app until the
   * transaction ends.
   */
  requireEditable(tx: Tx, caller: Caller, appId: AppId): Promise<AppSummary>;
  /** The settings of the draft, for any caller; undefined if the tenant has no such app. */
  settingsOf(tx: Tx, appId: AppId): Promise<AppSettings | undefined>;
  /** Without archived apps. */
  listDeskApps(caller: Caller, offset: number, limit: number): Promise<{ items: DeskApp[]; count: number }>;
  /**
   * The owner, members and members of groups of the app. Users whose role opens every app are not included.
   */
  appMemberIds(tx: Tx, appId: AppId): Promise<UserId[]>;
  /** Adds a user to apps. Apps that the tenant does not have are ignored. */
  addAppMembers(tx: Tx, tenantId: TenantId, userId: UserId, appIds: readonly AppId[]): Promise<void>;
  /** Call it with every change of what a version contains. Locks the app until the transaction ends. */
  bumpRevision(tx: Tx, appId: AppId, byUserId: UserId): Promise<void>;
  /** Call it around every change of an app's knowledge: the app's status follows. Locks the app. */
  trackKnowledgeStatus(tx: Tx, appId: AppId, work: () => Promise<KnowledgeCounts>): Promise<void>;
};

export function createAppAccess({ database, clock }: Platform): AppAccess {
  return {
    canAccessApp: async (tx, caller, appId) =>
      (await repository.findApp(tx, appId, appScopeOf(caller))) !== undefined,
    visibleAppIds: (tx, caller) => repository.listAppIds(tx, appScopeOf(caller)),
    visibleApps: (tx, caller, appIds) => repository.findAppNames(tx, appScopeOf(caller), appIds),
    async requireApp(tx, caller, appId) {
      const app = await repository.findApp(tx, appId, appScopeOf(caller));
      if (!app) throw new AppError('not_found');
      return summarize(app);
    },
    async requireEditable(tx, caller, appId) {
      return summarize(await lockEditableApp(tx, caller, appId));
    },
    settingsOf: async (tx, appId) => (await repository.findApp(tx, appId, { kind: 'all' }))?.settings,
    listDeskApps: (caller, offset, limit) =>
      database.tenant(caller.tenantId, async (tx) => {
        const { items, total } = await repository.listActiveApps(tx, appScopeOf(caller), { offset, limit });
        return { items: items.map(presentDeskApp), count: total };
      }),
    appMemberIds: repository.listAppMemberIds,
    addAppMembers: repository.addUserToApps,
    bumpRevision: (tx, appId, byUserId) => repository.incrementRevision(tx, appId, byUserId, clock.now()),
    async trackKnowledgeStatus(tx, appId, work) {
      const app = await repository.findAppForUpdate(tx, appId, { kind: 'all' });
      const counts = await work();
      if (!app) return;
      const status = statusForKnowledge(app, counts);
      if (status !== app.status) await repository.updateApp(tx, appId, { status });
    },
  };
}

const summarize = ({ name, type, language, settings, publishedVersionId }: AppRow): AppSummary => ({
  appName: name,
  appType: type,
  language,
  languages: [language, ...settings.behaviour.languageList.filter((code) => code !== language)],
  versionId: publishedVersionId,
});
