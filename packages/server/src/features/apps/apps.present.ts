import type { App, AppVersion } from '@parrot/contract/apps';
import type { UserId } from '@parrot/contract/core';
import type { DeskApp } from '@parrot/contract/desk';
import type { AppRow, VersionRow } from './apps.tables.ts';

/** An app with the figures that other slices own. */
export type ListedApp = {
  app: AppRow;
  faqCount: number;
  sourceCount: number;
  conversationsToday: number;
  answeredShare: number | null;
};

export const presentApp = (
  { app, faqCount, sourceCount, conversationsToday, answeredShare }: ListedApp,
  names: ReadonlyMap<UserId, string>,
  reader: UserId,
  hasUnpublishedChanges: boolean,
): App => ({
  appId: app.id,
  parrotId: app.parrotId,
  appName: app.name,
  description: app.description,
  appType: app.type,
  status: app.status,
  language: app.language,
  languageList: app.settings.behaviour.languageList,
  avatarUrl: app.settings.appearance.avatarUrl,
  faqCount,
  sourceCount,
  conversationsToday,
  answeredShare,
  createdBy: { userId: app.createdBy, userName: names.get(app.createdBy) ?? '' },
  isMine: app.createdBy === reader,
  updatedAt: app.updatedAt.toISOString(),
  updatedBy: names.get(app.updatedBy) ?? '',
  publishedAt: app.publishedAt?.toISOString() ?? null,
  hasUnpublishedChanges,
  archivedAt: app.archivedAt?.toISOString() ?? null,
});

export const presentVersion = (version: VersionRow, publishedBy: string, isLive: boolean): AppVersion => ({
  versionId: version.id,
  number: version.number,
  note: version.note,
  publishedAt: version.createdAt.toISOString(),
  publishedBy,
  isLive,
});

export const presentDeskApp = (app: Pick<AppRow, 'id' | 'parrotId' | 'name'>): DeskApp => ({
  appId: app.id,
  parrotId: app.parrotId,
  appName: app.name,
});
