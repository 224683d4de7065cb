-- Two roles do all the work: parrot_tenant sees one tenant's rows, parrot_system sees all of them.
-- Nobody signs in as either; each transaction takes one on (see docs/tenancy.md).
do $$ begin
  if not exists (select from pg_roles where rolname = 'parrot_tenant') then create role parrot_tenant nologin; end if;
  if not exists (select from pg_roles where rolname = 'parrot_system') then create role parrot_system nologin; end if;
end $$;
grant parrot_tenant, parrot_system to current_user;
grant usage on schema public to parrot_tenant, parrot_system;

create function current_tenant() returns text language sql stable as $$ select nullif(current_setting('app.tenant', true), '') $$;

-- Marks a table as belonging to tenants: rows show only inside db.tenant(...) of their own tenant, or in system work.
create function guard_tenant_table(table_name text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format('create policy of_tenant on %I to parrot_tenant using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', table_name);
  execute format('create policy of_system on %I to parrot_system using (true) with check (true)', table_name);
  execute format('grant select, insert, update, delete on %I to parrot_tenant, parrot_system', table_name);
end $$;

-- Accounts: people and their sessions stand above tenants.
create table tenants (
  id text primary key,
  name text not null,
  created_at timestamptz not null
);
alter table tenants enable row level security;
alter table tenants force row level security;
create policy of_tenant on tenants for select to parrot_tenant using (id = current_tenant());
create policy of_system on tenants to parrot_system using (true) with check (true);
grant select on tenants to parrot_tenant;
grant select, insert, update, delete on tenants to parrot_system;

create table users (
  id text primary key,
  email text not null unique,
  name text not null,
  photo_url text not null default '',
  password_hash text,
  email_verified_at timestamptz,
  language text not null default 'en',
  onboarding_status text not null default 'open',
  last_tenant_id text references tenants (id) on delete set null,
  -- What the person called their company at sign-up; read once the address is verified and no invitation leads elsewhere.
  sign_up_company text not null default '',
  created_at timestamptz not null
);

create table memberships (
  tenant_id text not null references tenants (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  status text not null,
  created_at timestamptz not null,
  last_active_at timestamptz,
  primary key (tenant_id, user_id)
);
create index memberships_by_user on memberships (user_id);
select guard_tenant_table('memberships');

-- A tenant may read who its members are, and nothing else about people.
alter table users enable row level security;
alter table users force row level security;
create policy of_tenant on users for select to parrot_tenant
  using (exists (select from memberships where memberships.user_id = users.id and memberships.tenant_id = current_tenant()));
create policy of_system on users to parrot_system using (true) with check (true);
grant select (id, email, name, photo_url) on users to parrot_tenant;
grant select, insert, update, delete on users to parrot_system;

create table login_sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  tenant_id text not null references tenants (id) on delete cascade,
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text
);
create index login_sessions_by_user on login_sessions (user_id);
grant select, insert, update, delete on login_sessions to parrot_system;

-- Only hashes of tokens are kept.
create table refresh_tokens (
  token_hash text primary key,
  session_id text not null references login_sessions (id) on delete cascade,
  created_at timestamptz not null,
  replaced_at timestamptz
);
create index refresh_tokens_by_session on refresh_tokens (session_id);
grant select, insert, update, delete on refresh_tokens to parrot_system;

create table one_time_tokens (
  token_hash text primary key,
  kind text not null,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_tokens_by_user on one_time_tokens (user_id, kind);
grant select, insert, update, delete on one_time_tokens to parrot_system;

-- Tries to sign in, by account and by client address, each as a hash: an unknown account is slowed down like a known one.
create table sign_in_tries (
  subject_hash text primary key,
  wrong_tries integer not null,
  last_try_at timestamptz not null,
  locked_until timestamptz
);
grant select, insert, update, delete on sign_in_tries to parrot_system;

-- Team.
create table roles (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  name text not null,
  built_in_key text,
  studio_access boolean not null,
  desk_access boolean not null,
  all_apps boolean not null,
  functions jsonb not null,
  created_at timestamptz not null
);
create unique index roles_by_name on roles (tenant_id, lower(name));
select guard_tenant_table('roles');

create table member_roles (
  tenant_id text not null references tenants (id) on delete cascade,
  user_id text not null,
  role_id text not null references roles (id) on delete restrict,
  primary key (tenant_id, user_id, role_id),
  foreign key (tenant_id, user_id) references memberships (tenant_id, user_id) on delete cascade
);
select guard_tenant_table('member_roles');

create table invitations (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  email text not null,
  token_hash text not null unique,
  role_ids jsonb not null,
  app_ids jsonb not null,
  invited_by text not null references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create index invitations_by_email on invitations (email);
create unique index one_open_invitation on invitations (tenant_id, email) where accepted_at is null;
select guard_tenant_table('invitations');

-- Billing: where a tenant's plan stands.
create table subscriptions (
  tenant_id text primary key references tenants (id) on delete cascade,
  plan_name text not null,
  interval_unit text not null,
  status text not null,
  term_end timestamptz not null,
  grace_days integer not null
);
select guard_tenant_table('subscriptions');

-- Apps and their knowledge.
create table apps (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  parrot_id text not null unique,
  name text not null,
  type text not null,
  status text not null,
  language text not null,
  appearance jsonb not null,
  -- Counts up with every change of what a version would freeze.
  revision integer not null default 1,
  published_version_id text,
  published_revision integer,
  published_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  updated_by text not null,
  updated_at timestamptz not null
);
create unique index apps_by_name on apps (tenant_id, lower(name));
create index apps_by_edit on apps (tenant_id, updated_at desc, id);
select guard_tenant_table('apps');

-- Who may work with an app where their role does not open all of them.
create table app_members (
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  primary key (tenant_id, app_id, user_id)
);
create index app_members_by_user on app_members (tenant_id, user_id);
select guard_tenant_table('app_members');

create table app_versions (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  number integer not null,
  note text not null,
  snapshot jsonb not null,
  published_by text not null,
  created_at timestamptz not null,
  unique (app_id, number)
);
select guard_tenant_table('app_versions');
-- A version never changes once it is there.
revoke update on app_versions from parrot_tenant, parrot_system;

create table faqs (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  language_code text not null,
  domain text not null,
  topic text not null,
  subtopic_level1 text not null,
  subtopic_level2 text not null,
  unique_tag text not null,
  questions jsonb not null,
  answer text not null,
  task text not null,
  tags text not null,
  link text not null,
  image_link text not null,
  image_type text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index faqs_by_app on faqs (tenant_id, app_id, updated_at desc, id);
select guard_tenant_table('faqs');

-- Conversations: everything a visitor and an app said; a session is one episode of it.
create table visitors (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  name text not null,
  language text not null default '',
  page text not null default '',
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
select guard_tenant_table('visitors');

create table conversations (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  visitor_id text not null unique references visitors (id) on delete cascade,
  last_seq integer not null default 0,
  created_at timestamptz not null
);
select guard_tenant_table('conversations');

create table user_sessions (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  conversation_id text not null references conversations (id) on delete cascade,
  visitor_id text not null references visitors (id) on delete cascade,
  version_id text not null references app_versions (id),
  status text not null,
  agent_id text references users (id),
  escalated_agent_id text references users (id),
  -- Where the bot stands, and the last message it has dealt with.
  flow_state jsonb,
  handled_seq integer not null default 0,
  last_message_seq integer,
  last_message_value text,
  last_message_by text,
  last_message_at timestamptz not null,
  unread_count integer not null default 0,
  waiting_since timestamptz,
  started_at timestamptz not null,
  ended_at timestamptz
);
create unique index one_open_session on user_sessions (conversation_id) where ended_at is null;
create index user_sessions_by_conversation on user_sessions (conversation_id, ended_at desc);
create index user_sessions_by_queue on user_sessions (tenant_id, status, last_message_at desc, id);
create index user_sessions_by_agent on user_sessions (tenant_id, agent_id, status);
create index user_sessions_by_app on user_sessions (app_id, started_at);
select guard_tenant_table('user_sessions');

create table messages (
  tenant_id text not null references tenants (id) on delete cascade,
  conversation_id text not null references conversations (id) on delete cascade,
  seq integer not null,
  msg_id text not null,
  session_id text not null references user_sessions (id) on delete cascade,
  msg_type text not null,
  user_type text not null,
  sender_id text not null,
  sender_name text not null,
  value text not null,
  event text,
  attachment jsonb,
  files jsonb not null default '[]',
  suggestions jsonb not null default '[]',
  trace jsonb,
  created_at timestamptz not null,
  primary key (conversation_id, seq),
  unique (conversation_id, msg_id)
);
select guard_tenant_table('messages');

-- What a person is told of, wherever they are in the application.
create table notifications (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  details jsonb not null,
  link text not null,
  created_at timestamptz not null
);
create index notifications_by_user on notifications (tenant_id, user_id, created_at desc);
select guard_tenant_table('notifications');

-- Events written together with the change they tell of, until everybody who must act on them has done so.
create table outbox (
  id bigint generated always as identity primary key,
  tenant_id text not null,
  topic text not null,
  key text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  created_at timestamptz not null
);
select guard_tenant_table('outbox');

-- Mail of an installation without an SMTP server.
create table kept_mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null
);
grant select, insert, delete on kept_mail to parrot_system;
