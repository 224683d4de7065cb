-- What visitors asked in vain. Questions that mean the same are one group; a group holds no words of its own.
create table question_groups (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  state text not null,
  -- What answers it. An FAQ may go and come back with a version, so nothing but its id is kept.
  faq_id text,
  decided_at timestamptz,
  created_at timestamptz not null
);
create index question_groups_by_app on question_groups (tenant_id, app_id, state);
select guard_tenant_table('question_groups');

-- Gone with the conversation it was asked in.
create table asked_questions (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  group_id text not null references question_groups (id) on delete cascade,
  conversation_id text not null references conversations (id) on delete cascade,
  session_id text not null references user_sessions (id) on delete cascade,
  -- Where the visitor asked, and where the bot said something to it.
  seq integer not null,
  answer_seq integer not null,
  text text not null,
  language_code text,
  unanswered boolean not null,
  thumbs_down boolean not null,
  handed_over boolean not null,
  -- What the text means, in the eyes of the encoder; null where there was none.
  vector text,
  asked_at timestamptz not null
);
create unique index asked_questions_once on asked_questions (conversation_id, seq);
create index asked_questions_by_group on asked_questions (group_id, asked_at desc);
create index asked_questions_by_app on asked_questions (tenant_id, app_id, asked_at desc);
create index asked_questions_by_session on asked_questions (session_id);
select guard_tenant_table('asked_questions');
