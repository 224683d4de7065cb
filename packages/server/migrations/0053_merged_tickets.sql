-- The ticket that this one was merged into.
alter table tickets add column merged_into text references tickets (id) on delete set null;
create index tickets_merged on tickets (merged_into) where merged_into is not null;
