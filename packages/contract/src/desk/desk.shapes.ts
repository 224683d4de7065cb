import * as z from 'zod';
import { appId, parrotId } from '../core/ids.ts';

export const clientInfo = z.object({
  browser: z.object({ name: z.string().max(80), version: z.string().max(80) }),
  os: z.object({ name: z.string().max(80), version: z.string().max(80) }),
  ipAddress: z.string().max(80),
  ipLocation: z.string().max(200),
});
export type ClientInfo = z.infer<typeof clientInfo>;

/** Added by the web app to every emit on the desk socket; the server checks it each time. */
export const deskEnvelope = {
  clientInfo,
  token: z.string().max(4_000),
  agentId: z.string().max(40),
  userSessionId: z.string().max(40),
  tenantId: z.string().max(40),
};

export const deskAuth = z.object({
  token: z.string().max(4_000),
  userId: z.string().max(40),
  channel: z.string().max(60),
});

export const deskApp = z.object({ appId, parrotId, appName: z.string() });
export type DeskApp = z.infer<typeof deskApp>;
