-- How soon tickets of a workspace get a first response and are solved, by priority.
create table target_settings (
  tenant_id text primary key references tenants (id) on delete cascade,
  -- The share of a target's time after which it is due soon.
  warn_percent integer not null,
  targets jsonb not null,
  revision integer not null,
  updated_at timestamptz not null
);
select guard_tenant_table('target_settings');

-- When a ticket is due: at most one row of each kind.
create table ticket_targets (
  ticket_id text not null references tickets (id) on delete cascade,
  tenant_id text not null references tenants (id) on delete cascade,
  kind text not null,
  minutes integer not null,
  warn_percent integer not null,
  -- running, paused, met or ended
  state text not null,
  -- The opening time that passed until it was paused, stopped or changed last.
  used_ms bigint not null,
  running_since timestamptz,
  -- Null while it is paused before it was due, and with hours that never open.
  due_at timestamptz,
  warn_at timestamptz,
  stopped_at timestamptz,
  -- The opening time from when it was due until it was stopped; null while it is open.
  late_ms bigint,
  -- Who had the ticket when it was stopped.
  agent_id text references users (id) on delete set null,
  warned_at timestamptz,
  breach_notified_at timestamptz,
  primary key (ticket_id, kind)
);
select guard_tenant_table('ticket_targets');
create index ticket_targets_by_due on ticket_targets (tenant_id, due_at, ticket_id, kind);
create index ticket_targets_by_outcome on ticket_targets (tenant_id, least(due_at, stopped_at));
create index ticket_targets_by_agent on ticket_targets (agent_id) where agent_id is not null;
create index ticket_targets_to_warn on ticket_targets (warn_at) where state = 'running' and warned_at is null;
create index ticket_targets_to_report on ticket_targets (due_at)
  where state = 'running' and breach_notified_at is null;

-- The running target of the ticket that is due first, for lists.
alter table tickets
  add column due_kind text,
  add column due_at timestamptz,
  add column warn_at timestamptz;
create index tickets_by_due on tickets (tenant_id, due_at, id) where due_at is not null;
