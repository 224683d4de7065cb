import * as z from 'zod';
import { appId, parrotId, versionId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { languageCode } from '../core/options.ts';

export const APP_TYPES = ['Q&A', 'GenAI', 'FUNCTIONAL', 'CUSTOM'] as const;
export const appType = z.enum(APP_TYPES);
export type AppType = z.infer<typeof appType>;

export const APP_STATUSES = ['Created', 'draft', 'pending', 'error', 'published'] as const;
export const appStatus = z.enum(APP_STATUSES);
export type AppStatus = z.infer<typeof appStatus>;

export const app = z.object({
  appId,
  parrotId,
  appName: z.string(),
  appType,
  status: appStatus,
  language: languageCode,
  faqCount: z.number().int(),
  conversationsToday: z.number().int(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  hasUnpublishedChanges: z.boolean(),
});
export type App = z.infer<typeof app>;

/** How the bot looks and speaks. */
export const appearance = z.object({
  botName: z.string().max(60),
  welcomeMsg: z.string().max(500),
  NavigationTitle: z.string().max(60),
  SupportingText: z.string().max(120),
  botEscalationCount: z.number().int().min(1).max(10),
  agentTitle: z.string().max(40),
  brandColor: z.string().regex(/^#[0-9a-f]{6}$/i),
});
export type Appearance = z.infer<typeof appearance>;

export const defaultAppearance = (botName: string): Appearance => ({
  botName,
  welcomeMsg: `Hello! I am ${botName}. Ask me anything.`,
  NavigationTitle: botName,
  SupportingText: 'Answers at once',
  botEscalationCount: LIMITS.botEscalationCount,
  agentTitle: 'Agent',
  brandColor: '#11794A',
});

export const appVersion = z.object({
  versionId,
  number: z.number().int(),
  note: z.string(),
  publishedAt: z.iso.datetime(),
});
export type AppVersion = z.infer<typeof appVersion>;
