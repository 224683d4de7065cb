-- Every session that went to people has a ticket. Numbers count up within a tenant, without gaps.
create table ticket_numbers (
  tenant_id text primary key references tenants (id) on delete cascade,
  last integer not null
);
select guard_tenant_table('ticket_numbers');

create table tickets (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  conversation_id text not null references conversations (id) on delete cascade,
  session_id text not null unique references user_sessions (id) on delete cascade,
  number integer not null,
  -- Blank until the visitor has said something or somebody has named it.
  subject text not null,
  status text not null,
  priority text not null,
  assignee_id text references users (id) on delete set null,
  -- What somebody has chosen no longer follows the conversation by itself.
  status_by_hand boolean not null default false,
  assignee_by_hand boolean not null default false,
  revision integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (tenant_id, number)
);
create index tickets_by_app on tickets (app_id);
create index tickets_by_conversation on tickets (conversation_id);
select guard_tenant_table('tickets');

create table ticket_comments (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  ticket_id text not null references tickets (id) on delete cascade,
  author_id text not null references users (id),
  author_name text not null,
  value text not null,
  mentions jsonb not null default '[]',
  created_at timestamptz not null,
  edited_at timestamptz
);
create index ticket_comments_in_order on ticket_comments (ticket_id, created_at, id);
select guard_tenant_table('ticket_comments');

-- What a session is about, as it was last summed up.
create table conversation_summaries (
  session_id text primary key references user_sessions (id) on delete cascade,
  tenant_id text not null references tenants (id) on delete cascade,
  text text not null,
  tags jsonb not null,
  made_by text not null,
  up_to_seq integer not null,
  made_at timestamptz not null
);
select guard_tenant_table('conversation_summaries');

-- What an agent thinks the bot should have answered; it goes with the question.
alter table asked_questions add column proposed boolean not null default false;
create table proposed_fixes (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  asked_id text not null references asked_questions (id) on delete cascade,
  question text not null,
  answer text not null,
  agent_id text not null references users (id),
  agent_name text not null,
  created_at timestamptz not null,
  unique (asked_id, agent_id)
);
select guard_tenant_table('proposed_fixes');
