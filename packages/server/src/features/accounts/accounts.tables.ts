import type { ApiKeyId, ApiScope, LoginSessionId, PasskeyId, TenantId, UserId } from '@parrot/contract/core';
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Why a session ended. */
export type EndReason = 'logout' | 'password' | 'reuse' | 'removed' | 'inactive' | 'secondFactor';

export const loginSessions = pgTable('login_sessions', {
  id: text('id').$type<LoginSessionId>().primaryKey(),
  userId: text('user_id').$type<UserId>().notNull(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  userAgent: text('user_agent').notNull(),
  ip: text('ip').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
  endedReason: text('ended_reason').$type<EndReason>(),
});
export type LoginSessionRow = typeof loginSessions.$inferSelect;

export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  sessionId: text('session_id').$type<LoginSessionId>().notNull(),
  createdAt: moment('created_at').notNull(),
  replacedAt: moment('replaced_at'),
});

/**
 * What a one-time token is for. `secondFactor`: the first factor is proved; `signIn`: both are, and the
 * recovery codes are being saved.
 */
export type TokenKind = 'redirect' | 'verify' | 'reset' | 'secondFactor' | 'signIn';

export const oneTimeTokens = pgTable('one_time_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  kind: text('kind').$type<TokenKind>().notNull(),
  userId: text('user_id').$type<UserId>().notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const signInTries = pgTable('sign_in_tries', {
  subjectHash: text('subject_hash').primaryKey(),
  wrongTries: integer('wrong_tries').notNull(),
  lastTryAt: moment('last_try_at').notNull(),
  lockedUntil: moment('locked_until'),
});

export const totpKeys = pgTable('totp_keys', {
  userId: text('user_id').$type<UserId>().primaryKey(),
  sealedKey: text('sealed_key').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  lastUsedStep: bigint('last_used_step', { mode: 'number' }).notNull().default(0),
});
export type TotpKeyRow = typeof totpKeys.$inferSelect;

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id').$type<UserId>().notNull(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = pgTable('passkeys', {
  id: text('id').$type<PasskeyId>().primaryKey(),
  userId: text('user_id').$type<UserId>().notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: jsonb('transports').$type<string[]>().notNull(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
});
export type PasskeyRow = typeof passkeys.$inferSelect;

export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  userId: text('user_id').$type<UserId>(),
  expiresAt: moment('expires_at').notNull(),
});

export const apiKeys = pgTable('api_keys', {
  id: text('id').$type<ApiKeyId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  userId: text('user_id').$type<UserId>().notNull(),
  name: text('name').notNull(),
  prefix: text('prefix').notNull(),
  secretHash: text('secret_hash').notNull(),
  scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  lastUsedAt: moment('last_used_at'),
});
export type ApiKeyRow = typeof apiKeys.$inferSelect;
