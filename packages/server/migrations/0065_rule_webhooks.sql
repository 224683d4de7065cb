-- Webhooks of rules that are to be called, until they are done or given up.
create table rule_webhooks (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  run_id text not null references rule_runs (id) on delete cascade,
  rule_id text not null references rules (id) on delete cascade,
  -- Of the action in its run.
  position integer not null,
  url text not null,
  body text not null,
  attempts integer not null,
  next_at timestamptz not null,
  created_at timestamptz not null
);
create index rule_webhooks_due on rule_webhooks (next_at);
create index rule_webhooks_by_run on rule_webhooks (run_id);
create index rule_webhooks_by_rule on rule_webhooks (rule_id);
create index rule_webhooks_by_tenant on rule_webhooks (tenant_id);
select guard_tenant_table('rule_webhooks');
