-- The desk: who has a conversation and why, what colleagues say beside it, and who is there.
alter table user_sessions
  -- An offer to a colleague that nobody has answered yet.
  add column transfer jsonb,
  add column assignment jsonb,
  add column visitor_read_seq integer not null default 0,
  add column agent_read_seq integer not null default 0,
  add column answers_by_email boolean not null default false,
  add column quality_score integer;
create index user_sessions_offered on user_sessions ((transfer ->> 'until')) where transfer is not null;
create index user_sessions_by_escalated on user_sessions (tenant_id, escalated_agent_id, status)
  where escalated_agent_id is not null;
create index user_sessions_waiting on user_sessions (tenant_id, app_id, waiting_since) where status = 'UNASSIGNED';

-- Never for visitors, so not among the messages: those are numbered without gaps.
create table conversation_notes (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  conversation_id text not null references conversations (id) on delete cascade,
  session_id text not null references user_sessions (id) on delete cascade,
  -- Made by the writer, so that sending it twice stores it once.
  client_id text not null,
  after_seq integer not null,
  author_id text not null references users (id),
  author_name text not null,
  value text not null,
  whisper boolean not null,
  mentions jsonb not null default '[]',
  created_at timestamptz not null,
  unique (conversation_id, author_id, client_id)
);
create index conversation_notes_in_order on conversation_notes (conversation_id, created_at);
create index conversation_notes_by_session on conversation_notes (session_id);
select guard_tenant_table('conversation_notes');

-- How somebody works at the desk of a tenant.
create table desk_agents (
  tenant_id text not null references tenants (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  capacity integer not null,
  -- The list they looked at last.
  tab text not null,
  last_assigned_at timestamptz,
  last_seen_at timestamptz,
  primary key (tenant_id, user_id)
);
select guard_tenant_table('desk_agents');

-- Every open line to a desk. A process that died says nothing more of its own; after a while they count as gone.
create table desk_lines (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  seen_at timestamptz not null
);
create index desk_lines_by_agent on desk_lines (tenant_id, user_id);
create index desk_lines_by_age on desk_lines (seen_at);
select guard_tenant_table('desk_lines');

-- Whole words and their beginnings, in any language.
create index messages_by_words on messages using gin (to_tsvector('simple', value)) where msg_type <> 'event';

-- How waiting conversations find an agent, and whether agents are shown replies.
create function with_desk_settings(settings jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(settings, '{behaviour}',
    '{"assignment": "off", "smartSuggestions": true}'::jsonb || (settings -> 'behaviour'))
$$;
update apps set settings = with_desk_settings(settings);
update app_versions set snapshot = jsonb_set(snapshot, '{settings}', with_desk_settings(snapshot -> 'settings'));
drop function with_desk_settings(jsonb);
