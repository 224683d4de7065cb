-- Whoever is mentioned in a note or a ticket comment may see the session from then on.
create table session_mentions (
  tenant_id text not null references tenants (id) on delete cascade,
  session_id text not null references user_sessions (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  primary key (session_id, user_id)
);
select guard_tenant_table('session_mentions');

drop index user_sessions_by_visitor;
create index user_sessions_by_visitor on user_sessions (visitor_id, started_at desc);

-- The words of a message, with its tenant as one more word: one index finds what one tenant said. What joins words into
-- addresses and compounds becomes a blank, so that each part is found by its beginning.
create function message_words(tenant_id text, value text) returns tsvector language sql immutable as $$
  select array_to_tsvector(array[tenant_id]) || to_tsvector('simple'::regconfig, translate(value, '@./\-_:', '       '))
$$;
drop index messages_by_words;
create index messages_by_words on messages using gin (message_words(tenant_id, value)) where msg_type <> 'event';

-- Texts agents use again and again.
create table predefined_responses (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  title text not null,
  value text not null,
  hashtags jsonb not null,
  -- Otherwise of those in predefined_response_apps.
  all_apps boolean not null,
  revision integer not null,
  edited_by text not null,
  edited_by_name text not null,
  edited_at timestamptz not null
);
create index predefined_responses_by_title on predefined_responses (tenant_id, lower(title), id);
select guard_tenant_table('predefined_responses');

create table predefined_response_apps (
  tenant_id text not null references tenants (id) on delete cascade,
  response_id text not null references predefined_responses (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  primary key (response_id, app_id)
);
create index predefined_response_apps_by_app on predefined_response_apps (app_id);
select guard_tenant_table('predefined_response_apps');

-- What agents send. One that belongs to no conversation was uploaded for predefined responses; sent along, it is named
-- again in the conversation, and its bytes stay with the first (origin_id).
create table desk_files (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text references apps (id) on delete cascade,
  conversation_id text references conversations (id) on delete cascade,
  response_id text references predefined_responses (id) on delete set null,
  origin_id text references desk_files (id),
  uploaded_by text not null,
  name text not null,
  media_type text not null,
  bytes integer not null,
  -- The message it was sent with; null until then.
  msg_id text,
  created_at timestamptz not null
);
create index desk_files_by_conversation on desk_files (conversation_id) where conversation_id is not null;
create index desk_files_by_response on desk_files (response_id) where response_id is not null;
create index desk_files_by_origin on desk_files (origin_id) where origin_id is not null;
create index desk_files_by_uploader on desk_files (tenant_id, uploaded_by, created_at);
create index desk_files_loose on desk_files (created_at) where msg_id is null and response_id is null;
select guard_tenant_table('desk_files');

-- What people were told of a session goes with it.
alter table notifications add column session_id text references user_sessions (id) on delete cascade;
create index notifications_by_session on notifications (session_id) where session_id is not null;
