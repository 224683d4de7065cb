-- A question and its translations belong together: they share the id of the one that was there first.
alter table faqs
  add column group_id text,
  -- When the words of a question or its answer last changed, and, of a translation, the words it translates.
  add column text_at timestamptz,
  add column original_at timestamptz,
  -- False for what a machine translated and nobody has read yet.
  add column confirmed boolean not null default true,
  -- The import it last came with.
  add column dataset text not null default '';
update faqs set group_id = id, text_at = updated_at;
alter table faqs alter column group_id set not null, alter column text_at set not null;
create unique index faqs_by_group on faqs (tenant_id, app_id, group_id, language_code);

-- What was deleted at once, as it was, so that it can be brought back for a while.
create table deleted_faqs (
  undo_id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  faqs jsonb not null,
  deleted_at timestamptz not null
);
create index deleted_faqs_by_app on deleted_faqs (tenant_id, app_id, deleted_at);
select guard_tenant_table('deleted_faqs');

-- Questions and answers that somebody tries out with the draft, without keeping them.
create table tried_faqs (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  language_code text not null,
  questions jsonb not null,
  answer text not null,
  link text not null,
  tried_at timestamptz not null
);
create index tried_faqs_by_person on tried_faqs (tenant_id, app_id, user_id, tried_at desc);
select guard_tenant_table('tried_faqs');

-- From which score on a bot answers can be set; until it is, it is as measured.
create function with_threshold(settings jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(settings, '{behaviour}', '{"answerThreshold": null}'::jsonb || (settings -> 'behaviour'))
$$;
update apps set settings = with_threshold(settings);
update app_versions set snapshot = jsonb_set(snapshot, '{settings}', with_threshold(snapshot -> 'settings'));
drop function with_threshold(jsonb);
