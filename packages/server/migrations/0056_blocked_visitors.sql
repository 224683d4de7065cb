-- A blocked visitor can't open or use the chat.
alter table visitors
  add column blocked_at timestamptz,
  add column blocked_by text not null default '';
