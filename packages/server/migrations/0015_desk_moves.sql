-- Whom a supervisor whispers to: whoever has the conversation later does not read it.
alter table conversation_notes add column whisper_to text references users (id);

-- Answers to those who left an address: where to, and up to where they were mailed.
alter table user_sessions
  add column answer_email text not null default '',
  add column mailed_seq integer not null default 0,
  add column mailed_at timestamptz;
create index user_sessions_by_mail on user_sessions (last_message_at) where answers_by_email;
-- How long visitors of an app waited lately.
create index user_sessions_waits on user_sessions (app_id, (assignment ->> 'at')) where assignment is not null;
create index user_sessions_held on user_sessions (tenant_id, app_id) where status in ('ASSIGNED', 'ESCALATED');
