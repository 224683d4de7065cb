-- In the order in which the last session is asked for with every message: its first entry is the answer.
drop index user_sessions_by_conversation;
create index user_sessions_by_conversation on user_sessions (conversation_id, ended_at desc, started_at desc);

-- `offset 0`: one look for the person asked for. Without it the store first gathers all members, for a single name, too.
alter policy of_tenant on users
  using (exists (
    select from memberships
    where memberships.user_id = users.id and memberships.tenant_id = current_tenant() offset 0
  ));

-- A message is its conversation's, which is its tenant's: asking for the tenant with each would have all wait for one row.
alter table messages drop constraint messages_tenant_id_fkey;

-- The store leaves all indexes of a session alone while nothing changes that one of them knows, and a message changes when
-- it was last written in. So only sessions that are over are indexed by that: it stands still there. The lists of those
-- under way are short enough to be sorted when they are asked for.
alter table user_sessions add column past_at timestamptz
  generated always as (case when ended_at is not null then last_message_at end) stored;
drop index user_sessions_by_queue, user_sessions_quiet, user_sessions_by_mail;
create index user_sessions_by_queue on user_sessions (tenant_id, status, past_at desc, id);
create index user_sessions_quiet on user_sessions (started_at) where status = 'INPROGRESS';
create index user_sessions_by_mail on user_sessions (started_at) where answers_by_email;
-- Room on a page for the next state of what stands there.
alter table user_sessions set (fillfactor = 70);
alter table conversations set (fillfactor = 80);
