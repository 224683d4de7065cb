import type { App, AppVersion } from '@parrot/contract/apps';
import type { UserId } from '@parrot/contract/core';
import type { DeskApp } from '@parrot/contract/desk';
import type { AppRow, VersionRow } from './apps.tables.ts';

/** An app with what other tables know of it. */
export type ListedApp = { app: AppRow; faqCount: number; conversationsToday: number };

export const presentApp = (
  { app, faqCount, conversationsToday }: ListedApp,
  names: ReadonlyMap<UserId, string>,
): App => ({
  appId: app.id,
  parrotId: app.parrotId,
  appName: app.name,
  appType: app.type,
  status: app.status,
  language: app.language,
  faqCount,
  conversationsToday,
  updatedAt: app.updatedAt.toISOString(),
  updatedBy: names.get(app.updatedBy) ?? '',
  publishedAt: app.publishedAt?.toISOString() ?? null,
  hasUnpublishedChanges: app.revision !== app.publishedRevision,
});

export const presentVersion = (version: VersionRow): AppVersion => ({
  versionId: version.id,
  number: version.number,
  note: version.note,
  publishedAt: version.createdAt.toISOString(),
});

export const presentDeskApp = (app: Pick<AppRow, 'id' | 'parrotId' | 'name'>): DeskApp => ({
  appId: app.id,
  parrotId: app.parrotId,
  appName: app.name,
});
