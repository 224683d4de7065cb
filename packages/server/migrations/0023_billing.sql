-- Plans, orders, payments and invoices.
alter table subscriptions
  add column plan_code text not null default '',
  add column term_start timestamptz,
  -- Terms are counted from here, so that a plan bought on the 31st ends on the last day of shorter months.
  add column anchor timestamptz,
  -- What the current term costs, for the credit when it ends early.
  add column term_price bigint not null default 0,
  -- The limits that were bought; null takes those of the plan in the plan file.
  add column limits jsonb,
  add column cancelled_at timestamptz,
  -- The plan that was asked for instead at the end of the term.
  add column next_plan_code text,
  -- The days that conversations are counted by.
  add column time_zone text not null default 'UTC',
  add column provider_customer_id text;
update subscriptions set plan_code = case when status = 'trial' then 'trial' else lower(replace(plan_name, ' ', '-')) end;

create table billing_details (
  tenant_id text primary key references tenants (id) on delete cascade,
  company text not null,
  address text not null,
  tax_id text not null
);
select guard_tenant_table('billing_details');

create table checkouts (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  plan_code text not null,
  -- The order as it was shown: plan, price, credit, tax, total, currency, limits.
  terms jsonb not null,
  provider text not null,
  provider_checkout_id text not null default '',
  payment_url text not null default '',
  redirect_url text not null,
  status text not null,
  ordered_by text not null,
  ordered_by_name text not null,
  ordered_at timestamptz not null,
  settled_at timestamptz
);
create index checkouts_by_tenant on checkouts (tenant_id, ordered_at desc);
create unique index checkouts_by_provider on checkouts (provider, provider_checkout_id) where provider_checkout_id <> '';
select guard_tenant_table('checkouts');

-- Every webhook that was received, once, with what came of it.
create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  checkout_id text,
  outcome text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
grant select, insert, update, delete on payment_events to parrot_system;

-- Orders as the sandbox provider knows them.
create table sandbox_payments (
  checkout_id text primary key references checkouts (id) on delete cascade,
  status text not null,
  settles_at timestamptz
);
grant select, insert, update, delete on sandbox_payments to parrot_system;

create table invoices (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  number integer not null,
  checkout_id text not null unique references checkouts (id),
  issued_at timestamptz not null,
  -- Seller, buyer, lines, tax and totals as they were on that day.
  content jsonb not null
);
create unique index invoices_by_number on invoices (tenant_id, number);
select guard_tenant_table('invoices');

create table invoice_numbers (
  tenant_id text primary key references tenants (id) on delete cascade,
  last integer not null
);
select guard_tenant_table('invoice_numbers');

create table subscription_events (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  at timestamptz not null,
  event text not null,
  actor_name text not null default '',
  plan_name text not null default ''
);
create index subscription_events_by_time on subscription_events (tenant_id, at desc, id desc);
select guard_tenant_table('subscription_events');

create table service_requests (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  type text not null,
  reason text not null default '',
  description text not null default '',
  plan_code text not null default '',
  status text not null,
  requested_by text not null,
  requested_by_name text not null,
  requested_at timestamptz not null
);
create index service_requests_by_tenant on service_requests (tenant_id, requested_at desc);
select guard_tenant_table('service_requests');
