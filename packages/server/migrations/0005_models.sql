-- Models: which one writes an app's answers.
create function with_model_provider(settings jsonb) returns jsonb language sql immutable as $$
  select settings || jsonb_build_object(
    'behaviour', '{"modelProvider": "azure_openai"}'::jsonb || (settings -> 'behaviour'))
$$;
update apps set settings = with_model_provider(settings);
update app_versions set snapshot = snapshot || jsonb_build_object('settings', with_model_provider(snapshot -> 'settings'));
drop function with_model_provider(jsonb);

-- The models a tenant has connected, one of each provider. The key is encrypted with the installation's.
create table model_connections (
  tenant_id text not null references tenants (id) on delete cascade,
  provider text not null,
  address text not null,
  model_name text not null,
  api_version text not null,
  file text not null,
  -- Null where none is sent.
  sealed_key text,
  key_ending text not null,
  -- In US dollars for a million tokens.
  input_price double precision not null,
  output_price double precision not null,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (tenant_id, provider)
);
select guard_tenant_table('model_connections');

-- What models may be used for in a month; null: without end.
create table model_budgets (
  tenant_id text primary key references tenants (id) on delete cascade,
  monthly_tokens bigint,
  monthly_cost double precision
);
select guard_tenant_table('model_budgets');

-- What was used on a day. It stays when the app goes: what is spent is spent. An empty app is none.
create table model_use (
  tenant_id text not null references tenants (id) on delete cascade,
  day date not null,
  app_id text not null,
  provider text not null,
  purpose text not null,
  calls integer not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  cost double precision not null,
  primary key (tenant_id, day, app_id, provider, purpose)
);
select guard_tenant_table('model_use');
