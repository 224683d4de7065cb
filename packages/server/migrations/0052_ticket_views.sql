create table ticket_views (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  owner_id text not null references users (id) on delete cascade,
  name text not null,
  query jsonb not null,
  -- private, everyone or group. A group that was deleted leaves the view to its owner.
  sharing text not null,
  group_id text references groups (id) on delete set null,
  created_at timestamptz not null
);
create index ticket_views_by_owner on ticket_views (tenant_id, owner_id);
create index ticket_views_by_user on ticket_views (owner_id);
create index ticket_views_by_group on ticket_views (group_id) where group_id is not null;
select guard_tenant_table('ticket_views');
