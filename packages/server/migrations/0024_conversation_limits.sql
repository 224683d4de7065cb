-- The plan's conversations a day.

-- How many conversations of a day count against the plan, in the workspace's time zone. Only for plans with a limit.
create table conversation_counts (
  tenant_id text not null references tenants (id) on delete cascade,
  day date not null,
  count integer not null,
  primary key (tenant_id, day)
);
select guard_tenant_table('conversation_counts');

-- Started past the limit: the bot does not answer, and the session is not counted.
alter table user_sessions add column over_limit boolean not null default false;
