-- Opening hours and holidays, used by apps and groups.
create table schedules (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  name text not null,
  time_zone text not null,
  -- By weekday, in wall time.
  days jsonb not null,
  holidays jsonb not null,
  revision integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index schedules_by_name on schedules (tenant_id, lower(name));
select guard_tenant_table('schedules');

-- An app without one is always open.
create table app_schedules (
  app_id text primary key references apps (id) on delete cascade,
  tenant_id text not null references tenants (id) on delete cascade,
  schedule_id text not null references schedules (id) on delete cascade
);
create index app_schedules_by_schedule on app_schedules (schedule_id);
create index app_schedules_by_tenant on app_schedules (tenant_id);
select guard_tenant_table('app_schedules');

-- A group without one uses the hours of the app.
create table group_schedules (
  group_id text primary key references groups (id) on delete cascade,
  tenant_id text not null references tenants (id) on delete cascade,
  schedule_id text not null references schedules (id) on delete cascade
);
create index group_schedules_by_schedule on group_schedules (schedule_id);
create index group_schedules_by_tenant on group_schedules (tenant_id);
select guard_tenant_table('group_schedules');
