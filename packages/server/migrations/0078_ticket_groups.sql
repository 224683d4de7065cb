-- The group whose hours the targets of a ticket count: it outlives the group, as those of sessions do.
alter table tickets add column group_id text;
update tickets set group_id = user_sessions.group_id
from user_sessions where user_sessions.id = tickets.session_id and user_sessions.group_id is not null;
