import * as z from 'zod';
import { appId, parrotId, userId, versionId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';

export const APP_TYPES = ['Q&A', 'GenAI', 'FUNCTIONAL', 'CUSTOM'] as const;
export const appType = z.enum(APP_TYPES);
export type AppType = z.infer<typeof appType>;

export const APP_STATUSES = ['Created', 'draft', 'pending', 'error', 'published'] as const;
const appStatus = z.enum(APP_STATUSES);
export type AppStatus = z.infer<typeof appStatus>;

/** Statuses to filter by. DRAFT includes apps that were only just created. */
export const APP_STATUS_FILTERS = ['PENDING', 'DRAFT', 'PUBLISHED', 'ERROR'] as const;
export const appStatusFilter = z.enum(APP_STATUS_FILTERS);
export type AppStatusFilter = z.infer<typeof appStatusFilter>;
/**
 * When an app was last edited. Last Week is the last 7 days and Last Month the last 30, both including today.
 */
export const APP_DATE_FILTERS = ['Today', 'Yesterday', 'Last Week', 'Last Month'] as const;
export const appDateFilter = z.enum(APP_DATE_FILTERS);
export type AppDateFilter = z.infer<typeof appDateFilter>;

export const app = z.object({
  appId,
  parrotId,
  appName: z.string(),
  description: z.string(),
  appType,
  status: appStatus,
  /** The bot's own language, then its other languages. */
  language: languageCode,
  languageList: z.array(languageCode),
  avatarUrl: z.string(),
  faqCount: z.number().int(),
  sourceCount: z.number().int(),
  conversationsToday: z.number().int(),
  /** Percentage of the last seven days' questions that the bot answered; null if there were none. */
  answeredShare: z.number().int().nullable(),
  createdBy: z.object({ userId, userName: z.string() }),
  /** Whether the caller created it. */
  isMine: z.boolean(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  hasUnpublishedChanges: z.boolean(),
  archivedAt: z.iso.datetime().nullable(),
});
export type App = z.infer<typeof app>;

/** How many apps each list contains, regardless of filters. */
export const appCounts = z.object({
  mine: z.number().int(),
  shared: z.number().int(),
  sample: z.number().int(),
  archived: z.number().int(),
});
export type AppCounts = z.infer<typeof appCounts>;

export const appVersion = z.object({
  versionId,
  number: z.number().int(),
  note: z.string(),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
  isLive: z.boolean(),
});
export type AppVersion = z.infer<typeof appVersion>;
