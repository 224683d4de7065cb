-- Settings: what visitors may do beside writing, and the texts in other languages.
create function with_new_settings(settings jsonb) returns jsonb language sql immutable as $$
  select settings || jsonb_build_object(
    'behaviour', '{"visitorFiles": true, "ratings": true, "transcripts": true}'::jsonb || (settings -> 'behaviour'),
    'translations', coalesce(settings -> 'translations', '{}'::jsonb))
$$;
update apps set settings = with_new_settings(settings);
-- A version of a Q&A app has no flow of its own: what it does follows from its settings.
update app_versions set snapshot = snapshot || jsonb_build_object(
  'flow', null, 'sources', '[]'::jsonb, 'settings', with_new_settings(snapshot -> 'settings'));
drop function with_new_settings(jsonb);

-- The flow of a FUNCTIONAL or CUSTOM app, as drafted. Its revision counts its own changes alone.
create table flows (
  app_id text primary key references apps (id) on delete cascade,
  tenant_id text not null references tenants (id) on delete cascade,
  flow jsonb not null,
  revision integer not null default 1,
  saved_by text not null,
  saved_at timestamptz not null
);
select guard_tenant_table('flows');

create table flow_tests (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  name text not null,
  turns jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null
);
create index flow_tests_by_app on flow_tests (tenant_id, app_id, name);
select guard_tenant_table('flow_tests');

-- Keys that Call API blocks send along, and the one that host pages sign with (kind 'identity'): encrypted with the installation's key.
create table app_secrets (
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  kind text not null,
  name text not null,
  sealed text not null,
  saved_at timestamptz not null,
  primary key (app_id, kind, name)
);
select guard_tenant_table('app_secrets');

-- Documents and pages, and the passages read in them.
create table sources (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  kind text not null,
  title text not null,
  address text not null,
  state text not null,
  problem text,
  passages jsonb not null default '[]',
  passage_count integer not null default 0,
  bytes integer not null default 0,
  -- Of a file, where it is kept; copies of an app share it.
  file text not null default '',
  -- While it is being read: when somebody else takes it up, should nobody have finished by then.
  due_at timestamptz,
  created_at timestamptz not null,
  updated_by text not null,
  updated_at timestamptz not null
);
create index sources_by_app on sources (tenant_id, app_id, updated_at desc, id);
create index sources_to_read on sources (due_at) where due_at is not null;
select guard_tenant_table('sources');

-- Uploaded documents on the file store: each goes once neither a source nor a version refers to it.
create table source_files (
  name text primary key,
  tenant_id text not null,
  created_at timestamptz not null
);
select guard_tenant_table('source_files');

-- Visitors: whom the host page vouches for, and what bots remember of them.
alter table visitors
  add column email text not null default '',
  add column identity_subject text,
  add column flow_values jsonb not null default '{}';
create unique index visitors_by_identity on visitors (app_id, identity_subject) where identity_subject is not null;

-- What a message carries beside its words: cards side by side, sources, what is expected, whether it can be rated.
alter table messages
  add column extras jsonb not null default '{}',
  add column thumb text;

-- What the visitor thought of a session; and when the bot goes on by itself.
alter table user_sessions
  add column rating integer,
  add column rating_comment text not null default '',
  add column rated_at timestamptz,
  add column resume_at timestamptz;
create index user_sessions_to_resume on user_sessions (resume_at) where resume_at is not null;

-- What visitors sent.
create table visitor_files (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  conversation_id text not null references conversations (id) on delete cascade,
  name text not null,
  media_type text not null,
  bytes integer not null,
  -- The message it was sent with; null until then.
  msg_id text,
  created_at timestamptz not null
);
create index visitor_files_by_conversation on visitor_files (tenant_id, conversation_id, created_at);
create index visitor_files_unsent on visitor_files (created_at) where msg_id is null;
select guard_tenant_table('visitor_files');

-- That a conversation was sent by mail, so that nobody is flooded. Whom and from where is kept as a keyed hash only.
create table sent_transcripts (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  conversation_id text not null references conversations (id) on delete cascade,
  recipient text not null,
  sender text not null,
  sent_at timestamptz not null
);
create index sent_transcripts_by_time on sent_transcripts (tenant_id, sent_at);
select guard_tenant_table('sent_transcripts');
