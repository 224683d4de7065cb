-- Who edited a question last; null where nobody did, or where that was not kept yet.
alter table faqs add column updated_by text;

-- How often a question was the answer that visitors got, day by day, in whichever language. A question may go and come
-- back with a version, so nothing but the id of its group is kept.
create table faq_answers (
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  faq_id text not null,
  day date not null,
  count integer not null,
  primary key (tenant_id, app_id, faq_id, day)
);
create index faq_answers_by_day on faq_answers (day);
select guard_tenant_table('faq_answers');

-- The question whose answer an agent would change; null where they would add one. It may go, so nothing but its id is kept.
alter table proposed_fixes add column faq_id text;
