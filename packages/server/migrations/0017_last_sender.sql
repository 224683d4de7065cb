-- Who said what lists show last: after a transfer that is not who has the conversation.
alter table user_sessions
  add column last_sender_id text not null default '',
  add column last_sender_name text not null default '';
update user_sessions
  set last_sender_id = messages.sender_id, last_sender_name = messages.sender_name
  from messages
  where messages.conversation_id = user_sessions.conversation_id and messages.seq = user_sessions.last_message_seq;
