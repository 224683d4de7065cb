-- Notes on a visitor, for agents only; those on a conversation are conversation_notes.
create table profile_notes (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  visitor_id text not null references visitors (id) on delete cascade,
  -- Made by the writer, so that sending it twice stores it once.
  client_id text not null,
  author_id text not null,
  author_name text not null,
  value text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  unique (visitor_id, author_id, client_id)
);
create index profile_notes_by_tenant on profile_notes (tenant_id);
select guard_tenant_table('profile_notes');
