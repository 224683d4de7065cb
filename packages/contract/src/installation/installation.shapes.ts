/** Settings of this installation that the server writes into the page of the web app. */
import * as z from 'zod';
import { serviceBases } from '../core/bases.ts';

export const clientSettings = z.object({
  environment: z.string(),
  appName: z.string(),
  channelName: z.string(),
  loginUrl: z.string(),
  addressLookupUrl: z.string(),
  idleLogoutMs: z.number().int().positive(),
  bases: serviceBases,
  /** The public id of the bot on the landing page, if any. */
  landingParrotId: z.string().nullable(),
  /** How long a new workspace can try everything, by the plan file. */
  trialDays: z.number().int().positive(),
});
export type ClientSettings = z.infer<typeof clientSettings>;

/** The name of the <meta> element that contains the settings as JSON. */
export const SETTINGS_META = 'parrot-settings';

export const addressInfo = z.object({
  ip: z.string(),
  country_code: z.string(),
  city: z.string(),
  region_code: z.string(),
  timezone: z.string(),
});
export type AddressInfo = z.infer<typeof addressInfo>;

export const UNKNOWN_ADDRESS: AddressInfo = {
  ip: 'Unknown',
  country_code: '',
  city: '',
  region_code: '',
  timezone: '',
};

export const outboxMail = z.object({
  id: z.number().int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.iso.datetime(),
});
export type OutboxMail = z.infer<typeof outboxMail>;
