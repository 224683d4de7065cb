-- When the visitor of a session under way left; null while they are there.
alter table user_sessions add column visitor_left_at timestamptz;

-- Visitors in line, in the order in which they are served.
create index user_sessions_in_line on user_sessions (tenant_id, app_id, waiting_since, id)
  where status = 'UNASSIGNED' and visitor_left_at is null;
-- The sessions whose visitor counts as there.
create index user_sessions_present on user_sessions (started_at) where ended_at is null and visitor_left_at is null;
-- How fast the desk of an app works: what was taken last, and what was closed last.
create index user_sessions_taken on user_sessions (app_id, (assignment ->> 'at') desc) where assignment is not null;
create index user_sessions_closed on user_sessions (app_id, ended_at desc) where status = 'CLOSED';

-- Notifications about sessions that have moved on since.
delete from notifications where kind = 'person-waiting' and not exists (
  select from user_sessions where user_sessions.id = notifications.session_id and user_sessions.status = 'UNASSIGNED'
);
delete from notifications where kind = 'transfer-offered' and not exists (
  select from user_sessions
  where user_sessions.id = notifications.session_id
    and user_sessions.transfer ->> 'toAgentId' = notifications.user_id
);
delete from notifications where kind = 'assigned' and not exists (
  select from user_sessions
  where user_sessions.id = notifications.session_id and user_sessions.ended_at is null
    and notifications.user_id = case
      when user_sessions.status = 'ESCALATED' then user_sessions.escalated_agent_id else user_sessions.agent_id end
);
