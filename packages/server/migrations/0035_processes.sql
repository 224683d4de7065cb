-- Processes that share this database, each of which refreshes its row. Without REDIS_URL there is one and no row.
create table processes (
  id text primary key,
  -- Whether it may run the work that runs once in the installation.
  runs_jobs boolean not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
grant select on processes to parrot_system;

-- The process that works on the event; empty where there is one process only.
alter table outbox add column process_id text not null default '';
