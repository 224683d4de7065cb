import type {
  FieldType,
  FieldValue,
  ProfileFieldId,
  ProfileNoteId,
  TenantId,
  UserId,
  VisitorId,
} from '@parrot/contract/core';
import type { ValueSource } from '@parrot/contract/profiles';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const tenantId = text('tenant_id').$type<TenantId>().notNull();
const visitorId = text('visitor_id').$type<VisitorId>().notNull();

/** A workspace's own fields about visitors. */
export const profileFields = pgTable('profile_fields', {
  id: text('id').$type<ProfileFieldId>().primaryKey(),
  tenantId,
  key: text('key').notNull(),
  label: text('label').notNull(),
  type: text('type').$type<FieldType>().notNull(),
  options: jsonb('options').$type<string[]>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Values of those fields and of contact details, by key. */
export const profileValues = pgTable('profile_values', {
  tenantId,
  visitorId,
  key: text('key').notNull(),
  /** Null where an agent cleared it. */
  value: jsonb('value').$type<FieldValue>(),
  source: text('source').$type<ValueSource>().notNull(),
  /** The name of the agent, if one set it. */
  setBy: text('set_by').notNull(),
  setAt: moment('set_at').notNull(),
  /** The last signed claim, which the next one is compared with. */
  claimed: jsonb('claimed').$type<FieldValue>(),
});

/** Notes of agents on a visitor; never shown to visitors. */
export const profileNotes = pgTable('profile_notes', {
  id: text('id').$type<ProfileNoteId>().primaryKey(),
  tenantId,
  visitorId,
  clientId: text('client_id').notNull(),
  authorId: text('author_id').$type<UserId>().notNull(),
  authorName: text('author_name').notNull(),
  value: text('value').notNull(),
  createdAt: moment('created_at').notNull(),
  editedAt: moment('edited_at'),
});

export type NoteRow = typeof profileNotes.$inferSelect;
