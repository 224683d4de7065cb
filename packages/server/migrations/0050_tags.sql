create table tags (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  name text not null,
  color text not null,
  created_at timestamptz not null
);
create unique index tags_by_name on tags (tenant_id, lower(name));
select guard_tenant_table('tags');

-- A conversation and its ticket share their tags.
create table session_tags (
  tenant_id text not null references tenants (id) on delete cascade,
  session_id text not null references user_sessions (id) on delete cascade,
  tag_id text not null references tags (id) on delete cascade,
  -- Null: added by a rule.
  added_by text references users (id) on delete set null,
  added_at timestamptz not null,
  primary key (session_id, tag_id)
);
create index session_tags_by_tag on session_tags (tag_id);
create index session_tags_by_adder on session_tags (added_by) where added_by is not null;
select guard_tenant_table('session_tags');
