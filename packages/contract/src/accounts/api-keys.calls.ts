/** API keys of a workspace. A key acts as its creator, limited by its scopes; none of these calls accepts one. */
import * as z from 'zod';
import { needs, signedIn } from '../core/access/access.ts';
import { API_SCOPES } from '../core/access/api-scopes.ts';
import { defineCall, done } from '../core/call.ts';
import { apiKeyId, userId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { requiredText } from '../core/text/written-text.ts';

const apiScope = z.enum(API_SCOPES);

const apiKey = z.object({
  apiKeyId,
  name: z.string(),
  /** The beginning of the secret. */
  prefix: z.string(),
  scopes: z.array(apiScope),
  createdBy: z.object({ userId, name: z.string() }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** To the minute. Null: never used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const listApiKeys = defineCall({
  name: 'accounts.listApiKeys',
  method: 'GET',
  base: 'parrot',
  path: '/workspace/api-keys',
  access: signedIn,
  summary: 'The API keys the caller created, or those of the whole workspace for an owner; newest first.',
  reply: z.object({
    status: z.literal('success'),
    items: z.array(apiKey),
    /** Whether the caller is an owner. */
    mayCreate: z.boolean(),
  }),
});

export const createApiKey = defineCall({
  name: 'accounts.createApiKey',
  method: 'POST',
  base: 'parrot',
  path: '/workspace/api-keys',
  access: needs('Invite Users'),
  summary:
    'Creates an API key that acts as its creator within its scopes. Only owners may. The secret is returned once.',
  credential: true,
  body: z.object({
    name: requiredText(LIMITS.apiKeys.name),
    scopes: z.array(apiScope).min(1, 'Required').max(API_SCOPES.length),
    expiresInDays: z.number().int().min(1).max(LIMITS.apiKeys.days),
  }),
  reply: z.object({ status: z.literal('success'), apiKey, secret: z.string() }),
});

export const revokeApiKey = defineCall({
  name: 'accounts.revokeApiKey',
  method: 'POST',
  base: 'parrot',
  path: '/workspace/api-keys/revoke',
  access: signedIn,
  summary: 'Revokes an API key at once: the caller’s own, or any of the workspace for an owner.',
  body: z.object({ apiKeyId }),
  reply: done,
});
