-- When a session counted against the plan's daily limit: with the first message or tap of its visitor.
alter table user_sessions add column counted_at timestamptz;
update user_sessions set counted_at = started_at where not over_limit;
create index user_sessions_counted on user_sessions (tenant_id, counted_at) where counted_at is not null;
