-- The actions of responses that ran on a session, by the message they followed: a repeated one is not run again.
create table response_outcomes (
  tenant_id text not null references tenants (id) on delete cascade,
  session_id text not null references user_sessions (id) on delete cascade,
  msg_id text not null,
  response_id text not null,
  action text not null,
  -- Why it failed; null: done.
  reason text,
  primary key (session_id, msg_id, response_id, action)
);
select guard_tenant_table('response_outcomes');
