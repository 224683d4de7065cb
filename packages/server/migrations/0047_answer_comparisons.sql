-- The draft of an app compared with its published version, on recent questions. One per app: a new run replaces it.
create table answer_comparisons (
  app_id text primary key references apps (id) on delete cascade,
  tenant_id text not null references tenants (id) on delete cascade,
  run_id text not null,
  -- What was compared: an edit or a publication makes it stale.
  version_id text not null,
  draft_revision integer not null,
  draft_at timestamptz not null,
  state text not null,
  done integer not null,
  total integer not null,
  updated_at timestamptz not null
);
select guard_tenant_table('answer_comparisons');

-- A visitor's question is deleted with the conversation it is quoted from; one of a recorded test has none.
create table compared_answers (
  app_id text not null references answer_comparisons (app_id) on delete cascade,
  position integer not null,
  tenant_id text not null references tenants (id) on delete cascade,
  conversation_id text references conversations (id) on delete cascade,
  outcome text not null,
  answer jsonb not null,
  primary key (app_id, position)
);
create index compared_answers_by_outcome on compared_answers (app_id, outcome, position);
create index compared_answers_by_conversation on compared_answers (conversation_id);
select guard_tenant_table('compared_answers');
