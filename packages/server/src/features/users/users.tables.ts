import type { TourName } from '@parrot/contract/accounts';
import type { LanguageCode, TenantId, UserId } from '@parrot/contract/core';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable('users', {
  id: text('id').$type<UserId>().primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  photoUrl: text('photo_url').notNull().default(''),
  passwordHash: text('password_hash'),
  emailVerifiedAt: moment('email_verified_at'),
  language: text('language').$type<LanguageCode>().notNull(),
  timeZone: text('time_zone').notNull().default('UTC'),
  onboardingStatus: text('onboarding_status')
    .$type<'open' | 'finished' | 'skipped'>()
    .notNull()
    .default('open'),
  onboardingState: jsonb('onboarding_state').$type<unknown>(),
  seenTours: jsonb('seen_tours').$type<TourName[]>().notNull().default([]),
  lastTenantId: text('last_tenant_id').$type<TenantId>(),
  signUpCompany: text('sign_up_company').notNull().default(''),
  createdAt: moment('created_at').notNull(),
});
export type UserRow = typeof users.$inferSelect;

/** The columns that a tenant's transaction may read, and of its own members only. */
export const userProfile = {
  id: users.id,
  email: users.email,
  name: users.name,
  photoUrl: users.photoUrl,
  language: users.language,
  timeZone: users.timeZone,
};
export type UserProfile = Pick<UserRow, keyof typeof userProfile>;
