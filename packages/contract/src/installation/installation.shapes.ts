/** What the server tells the web application about this installation, inside the page it serves. */
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
  /** The public id of the bot that answers on the landing page, where there is one. */
  landingParrotId: z.string().nullable(),
});
export type ClientSettings = z.infer<typeof clientSettings>;

/** The name of the <meta> element that holds the settings as JSON. */
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
