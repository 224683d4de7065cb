-- What an agent wants the bot to answer next, and what became of it.
alter table user_sessions add column whisper jsonb;
