-- Voice and video calls. Media flows between browsers; here is who takes part and how a call ended.
create table calls (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  conversation_id text not null references conversations (id) on delete cascade,
  session_id text not null references user_sessions (id) on delete cascade,
  kind text not null,
  status text not null,
  started_by text not null,
  -- Made by the caller's browser, so that a repeated start makes one call.
  client_id text not null,
  visitor_name text not null,
  agent_id text not null references users (id),
  agent_name text not null,
  started_at timestamptz not null,
  rings_until timestamptz not null,
  answered_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  -- The message that shows it in the timeline.
  msg_id text,
  unique (conversation_id, client_id)
);
create unique index one_open_call on calls (conversation_id) where status <> 'ended';
create index open_calls_by_agent on calls (agent_id) where status <> 'ended';
create index calls_by_session on calls (session_id);
select guard_tenant_table('calls');

create table call_participants (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  call_id text not null references calls (id) on delete cascade,
  party text not null,
  -- Null for the visitor.
  user_id text references users (id),
  name text not null,
  is_listener boolean not null,
  media jsonb not null,
  invited_at timestamptz,
  joined_at timestamptz,
  -- Since when the socket is disconnected; null while it is connected.
  away_since timestamptz,
  left_at timestamptz
);
create index call_participants_by_call on call_participants (call_id);
create index call_participants_in_calls on call_participants (user_id) where left_at is null;
select guard_tenant_table('call_participants');

-- Apps and versions from before there were calls do not allow them.
update apps set settings = jsonb_set(settings, '{behaviour}', '{"isVideoCallRequired": false}'::jsonb || (settings -> 'behaviour'));
update app_versions set snapshot = jsonb_set(snapshot, '{settings,behaviour}',
  '{"isVideoCallRequired": false}'::jsonb || (snapshot #> '{settings,behaviour}'));
