-- What the bot understood before an agent was requested, and what the visitor corrected of it.
create table handover_cards (
  session_id text primary key references user_sessions (id) on delete cascade,
  tenant_id text not null references tenants (id) on delete cascade,
  facts jsonb not null,
  revision integer not null,
  confirmed_at timestamptz,
  updated_at timestamptz not null
);
create index handover_cards_by_tenant on handover_cards (tenant_id);
select guard_tenant_table('handover_cards');

-- A subject that an agent has set no longer follows what the visitor says it is about. Of tickets that are there
-- already it is not known who set it.
alter table tickets add column subject_by_hand boolean not null default true;
alter table tickets alter column subject_by_hand set default false;
