-- Notes that rules write have no author but the rule, whose name they keep after it is deleted. They carried the id of
-- the user who had edited the rule last; their client ids begin with the id of a run of rules.
alter table conversation_notes alter column author_id drop not null;
update conversation_notes set author_id = null where client_id like 'rrn\_%-%';
create unique index conversation_notes_by_rules on conversation_notes (conversation_id, client_id)
  where author_id is null;
