-- A workspace's own fields about visitors.
create table profile_fields (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  -- Signed claims and visitor values of flows have this name.
  key text not null,
  label text not null,
  type text not null,
  options jsonb not null default '[]',
  created_at timestamptz not null
);
create unique index profile_fields_by_key on profile_fields (tenant_id, key);
select guard_tenant_table('profile_fields');

-- Values of those fields, and of name, email address and phone number, with their source.
create table profile_values (
  tenant_id text not null references tenants (id) on delete cascade,
  visitor_id text not null references visitors (id) on delete cascade,
  key text not null,
  -- Null where an agent cleared it.
  value jsonb,
  source text not null,
  set_by text not null,
  set_at timestamptz not null,
  -- The last signed claim, which the next one is compared with.
  claimed jsonb,
  primary key (visitor_id, key)
);
create index profile_values_by_key on profile_values (tenant_id, key);
select guard_tenant_table('profile_values');
