-- After how many days ended conversations are deleted; null: never.
alter table apps add column retention_days integer;
create index apps_with_retention on apps (id) where retention_days is not null;

-- When the workspace is erased, and who decided it.
alter table tenants
  add column erase_at timestamptz,
  add column erase_requested_by text references users (id) on delete set null;
create index tenants_to_erase on tenants (erase_at) where erase_at is not null;

-- Exports of a workspace. The file is in the storage until the export expires.
create table workspace_exports (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  requested_by text not null references users (id) on delete cascade,
  requested_at timestamptz not null,
  state text not null,
  bytes bigint,
  expires_at timestamptz
);
create index workspace_exports_by_tenant on workspace_exports (tenant_id, requested_at desc);
create unique index one_pending_export on workspace_exports (tenant_id) where state = 'pending';
select guard_tenant_table('workspace_exports');

-- What stays of an erased workspace: the proof, which contains no personal data,
create table erasure_receipts (
  id text primary key,
  workspace_id text not null,
  erased_at timestamptz not null,
  receipt jsonb not null
);
grant select, insert on erasure_receipts to parrot_system;

-- and the invoices that tax law requires the seller to store.
create table retained_invoices (
  id text primary key,
  workspace_id text not null,
  number integer not null,
  issued_at timestamptz not null,
  content jsonb not null,
  delete_after timestamptz not null
);
create index retained_invoices_by_end on retained_invoices (delete_after);
grant select, insert, delete on retained_invoices to parrot_system;
