-- A workspace's own fields about tickets.
create table ticket_fields (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  label text not null,
  type text not null,
  options jsonb not null default '[]',
  -- Otherwise of those in ticket_field_apps.
  all_apps boolean not null,
  -- Agents must fill it in before they solve a ticket.
  is_required boolean not null,
  created_at timestamptz not null
);
create index ticket_fields_by_tenant on ticket_fields (tenant_id);
select guard_tenant_table('ticket_fields');

create table ticket_field_apps (
  tenant_id text not null references tenants (id) on delete cascade,
  field_id text not null references ticket_fields (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  primary key (field_id, app_id)
);
create index ticket_field_apps_by_app on ticket_field_apps (app_id);
create index ticket_field_apps_by_tenant on ticket_field_apps (tenant_id);
select guard_tenant_table('ticket_field_apps');

create table ticket_field_values (
  tenant_id text not null references tenants (id) on delete cascade,
  ticket_id text not null references tickets (id) on delete cascade,
  field_id text not null references ticket_fields (id) on delete cascade,
  value jsonb not null,
  primary key (ticket_id, field_id)
);
-- Lists of tickets are filtered by it.
create index ticket_field_values_by_value on ticket_field_values (field_id, value);
create index ticket_field_values_by_tenant on ticket_field_values (tenant_id);
select guard_tenant_table('ticket_field_values');

-- Labels of deleted fields that the view was filtered or sorted by, until its owner saves it again.
alter table ticket_views add column dropped_fields jsonb not null default '[]';
