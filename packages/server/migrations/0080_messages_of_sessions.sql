-- What the bot has not handled in a session is found by its number, without reading the session's other messages.
create index messages_of_session on messages (session_id, seq);
drop index messages_by_session;

-- A message is its session's, which is its conversation's: asking for both with each message finds nothing more.
alter table messages drop constraint messages_conversation_id_fkey;
