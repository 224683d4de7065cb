-- Rules of the desk: when something happens, if conditions hold, then actions follow.
create table rules (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  name text not null,
  position integer not null,
  is_on boolean not null,
  -- Null while it is off. Waits that ended before do not count.
  on_since timestamptz,
  "trigger" jsonb not null,
  match text not null,
  conditions jsonb not null,
  actions jsonb not null,
  -- Signs webhooks; encrypted.
  sealed_secret text,
  -- Notes of the rule are in the name of its last editor.
  edited_by text not null references users (id),
  revision integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index rules_in_order on rules (tenant_id, position);
select guard_tenant_table('rules');

-- What rules did: each of them once per event.
create table rule_runs (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  rule_id text not null references rules (id) on delete cascade,
  session_id text not null references user_sessions (id) on delete cascade,
  event_key text not null,
  "on" text not null,
  outcome text not null,
  rule_name text not null,
  conditions jsonb not null,
  met jsonb not null,
  actions jsonb not null,
  results jsonb not null,
  -- The rules that caused the event, the first one first.
  caused_by jsonb not null,
  created_at timestamptz not null,
  unique (rule_id, event_key)
);
create index rule_runs_by_rule on rule_runs (rule_id, created_at);
create index rule_runs_by_session on rule_runs (session_id, created_at);
create index rule_runs_by_tenant on rule_runs (tenant_id, created_at);
select guard_tenant_table('rule_runs');

-- Waits that a timed rule has seen, so that it sees each once.
create table rule_waits (
  rule_id text not null references rules (id) on delete cascade,
  session_id text not null references user_sessions (id) on delete cascade,
  tenant_id text not null references tenants (id) on delete cascade,
  since timestamptz not null,
  primary key (rule_id, session_id)
);
create index rule_waits_by_session on rule_waits (session_id);
create index rule_waits_by_tenant on rule_waits (tenant_id);
select guard_tenant_table('rule_waits');
