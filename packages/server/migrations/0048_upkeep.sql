-- What to review in an app's knowledge, as found by the last check.
create table upkeep_findings (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  kind text not null,
  -- The ids of the entries: the same finding has the same key in every check.
  key text not null,
  -- Of the entries' content. A dismissal ends once it changes.
  fingerprint text not null,
  rank real not null,
  -- The entries, what differs, since when.
  content jsonb not null,
  dismissed_at timestamptz,
  dismissed_by text,
  found_at timestamptz not null
);
create unique index upkeep_findings_once on upkeep_findings (app_id, kind, key);
create index upkeep_findings_by_app on upkeep_findings (tenant_id, app_id);
select guard_tenant_table('upkeep_findings');

-- The last check of an app, and the revision that it read.
create table upkeep_checks (
  app_id text primary key references apps (id) on delete cascade,
  tenant_id text not null references tenants (id) on delete cascade,
  revision integer not null,
  checked_at timestamptz not null
);
create index upkeep_checks_by_tenant on upkeep_checks (tenant_id);
select guard_tenant_table('upkeep_checks');
