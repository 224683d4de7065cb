-- What happens to a subscription over time, and answers to service requests.
alter table subscriptions
  -- A smaller plan that is already paid and starts when the current term ends.
  add column next_term jsonb;
create index subscriptions_by_term_end on subscriptions (term_end);

-- The steps in the life of a term that were processed, each once. A renewed term has another end.
create table subscription_steps (
  tenant_id text not null references tenants (id) on delete cascade,
  term_end timestamptz not null,
  step text not null,
  at timestamptz not null,
  primary key (tenant_id, term_end, step)
);
select guard_tenant_table('subscription_steps');
-- Terms that ended before this version are not announced after the fact.
insert into subscription_steps (tenant_id, term_end, step, at)
  select tenant_id, term_end, step, now() from subscriptions, unnest(array['term_ended', 'grace_ended']) step
  where term_end + (case step when 'term_ended' then 0 else grace_days end) * interval '1 day' <= now();

alter table service_requests
  add column resolved_at timestamptz,
  add column answer text not null default '';
-- Only the newest of repeated requests stays open.
update service_requests older set status = 'withdrawn', resolved_at = newer.requested_at
  from service_requests newer
  where older.status = 'open' and newer.status = 'open' and newer.tenant_id = older.tenant_id
    and newer.type = older.type and (newer.requested_at, newer.id) > (older.requested_at, older.id);
create unique index service_requests_open on service_requests (tenant_id, type) where status = 'open';
create index service_requests_by_status on service_requests (status, requested_at desc);
create index payment_events_by_time on payment_events (received_at desc);
