-- How long an agent's reply can be undone before it is sent.
alter table desk_agents
  add column send_delay_seconds integer not null default 0 check (send_delay_seconds between 0 and 10);
