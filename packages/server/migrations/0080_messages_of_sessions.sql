-- What the bot has not handled in a session is found by its number, without reading the session's other messages.
create index messages_of_session on messages (session_id, seq);
drop index messages_by_session;
