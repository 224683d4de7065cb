-- API keys: each acts as its creator within its scopes, and ends with the membership. Revoked ones are deleted.
create table api_keys (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  user_id text not null,
  name text not null,
  -- The beginning of the secret, to recognize it by.
  prefix text not null,
  secret_hash text not null unique,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  foreign key (tenant_id, user_id) references memberships (tenant_id, user_id) on delete cascade
);
create index api_keys_by_member on api_keys (tenant_id, user_id);
create index api_keys_by_end on api_keys (expires_at);
select guard_tenant_table('api_keys');
