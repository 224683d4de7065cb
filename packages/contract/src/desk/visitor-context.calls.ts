/** What agents see about a visitor. */
import * as z from 'zod';
import { desk, needs } from '../core/access/access.ts';
import { defineCall, fileStream } from '../core/call.ts';
import { userSessionId, visitorId } from '../core/ids.ts';
import { erasureReceipt } from '../privacy/erasure-receipt.ts';

const named = z.object({ name: z.string(), version: z.string() });

const geoLocation = z.object({
  /** `known` by IP address, `timezone` guessed from the browser's time zone, `unknown`. */
  status: z.enum(['known', 'timezone', 'unknown']),
  country: z.string(),
  city: z.string(),
  region: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  timezone: z.string(),
  ipLocation: z.string(),
});
export type GeoLocation = z.infer<typeof geoLocation>;

const visitorContext = z.object({
  userId: visitorId,
  userName: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  language: z.string(),
  page: z.string(),
  browser: named,
  os: named,
  ipAddress: z.string(),
  geoLocation,
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type VisitorContext = z.infer<typeof visitorContext>;

export const readVisitorContext = defineCall({
  name: 'desk.visitorContext',
  method: 'GET',
  base: 'parrot',
  path: '/desk/visitor',
  access: desk,
  summary: 'Location, browser, operating system and page of a visitor.',
  query: z.object({ userSessionId }),
  reply: z.object({ status: z.literal('success'), visitor: visitorContext }),
});

const supervise = needs('Handle Chats', 'Agent chat monitoring');

export const exportVisitor = defineCall({
  name: 'desk.exportVisitor',
  method: 'POST',
  base: 'parrot',
  path: '/desk/visitor/export',
  access: supervise,
  summary: 'All stored data about a visitor as a ZIP file, for a data access request: JSON and their files.',
  body: z.object({ userId: visitorId }),
  download: true,
  reply: fileStream,
});

export const eraseVisitor = defineCall({
  name: 'desk.eraseVisitor',
  method: 'POST',
  base: 'parrot',
  path: '/desk/visitor/erase',
  access: supervise,
  summary:
    'Permanently deletes all data about a visitor, files included. `confirmName` must equal their displayed name. Rejected while a session is open. Returns a receipt.',
  body: z.object({ userId: visitorId, confirmName: z.string().max(200) }),
  reply: z.object({ status: z.literal('success'), receipt: erasureReceipt }),
});
