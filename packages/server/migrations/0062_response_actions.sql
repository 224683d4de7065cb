-- What a predefined response does after its text was sent, in order.
alter table predefined_responses add column actions jsonb not null default '[]';
