-- Apps: everything a builder sets stands in one place; apps can be put away.
alter table apps
  add column description text not null default '',
  add column settings jsonb,
  -- Counts up with every change of the settings alone, so that editors of other parts do not get into each other's way.
  add column settings_revision integer not null default 1,
  add column settings_saved_by text,
  add column settings_saved_at timestamptz,
  add column archived_at timestamptz;

create function full_settings(appearance jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'appearance', '{"timeoutMsg": "It has been quiet for a while, so I am closing our chat. Write again whenever you like.", "modeSelection": "Light Mode", "chatBubbleBtn": "Standard", "suggestiveMenuBtn": "Pills", "navbarAvatar": false, "navbarSupportingTxt": true, "escalationNavMenu": false, "escalationLandingPage": false, "chatBackgroundImg": "", "avatarUrl": "", "themeSelection": "Conversation", "isHumanFirst": false}'::jsonb || (appearance - 'brandColor'),
    'palette', jsonb_build_object('navbarColor', '', 'navbarTextcolor', '', 'userChatBubbleColor', '', 'userChatBubbleTextColor', '', 'suggestiveMenuColor', '', 'suggestiveMenuTextColor', '', 'brandColor', appearance ->> 'brandColor', 'subBrandColor', ''),
    'behaviour', '{"authentication": false, "agentEscalation": true, "multilingualSelection": false, "languageList": [], "allowedDomains": [], "quietMinutes": 30}'::jsonb
  )
$$;
update apps set settings = full_settings(appearance);
update app_versions set snapshot = (snapshot - 'appearance') || jsonb_build_object('settings', full_settings(snapshot -> 'appearance'));
alter table apps alter column settings set not null, drop column appearance;
drop function full_settings(jsonb);
create index apps_archived on apps (tenant_id, archived_at) where archived_at is not null;

-- The sites on which a bot's script was loaded.
create table app_sightings (
  tenant_id text not null references tenants (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  site text not null,
  last_seen_at timestamptz not null,
  primary key (app_id, site)
);
select guard_tenant_table('app_sightings');

-- The pictures uploaded for a tenant's apps. Versions show them too, so they stay when another takes their place.
create table app_pictures (
  tenant_id text not null references tenants (id) on delete cascade,
  address text primary key,
  created_at timestamptz not null
);
select guard_tenant_table('app_pictures');

-- Where somebody left their first minutes.
alter table users add column onboarding_state jsonb;

-- What was done to an app and to what it knows, found by the app.
alter table activities add column app_id text
  generated always as (case when subject = 'app' then subject_id else details ->> 'appId' end) stored;
create index activities_by_app on activities (tenant_id, app_id, at desc, id desc) where app_id is not null;

-- How many of an app's questions were answered lately; the bot writes in the name of its app. The tenant stands in front,
-- as every question names it: without it, a store that knows no figures goes through all of a tenant's rows as well.
create index messages_with_finding on messages (tenant_id, sender_id, created_at) where trace -> 'finding' is not null;
drop index user_sessions_by_app;
create index user_sessions_by_app on user_sessions (tenant_id, app_id, started_at);
-- An app that is deleted takes its conversations with it, without a look at everybody else's.
create index messages_by_session on messages (session_id);
create index user_sessions_by_visitor on user_sessions (visitor_id);
create index user_sessions_by_version on user_sessions (version_id);
-- Conversations with a bot that nobody goes on with are looked for every minute.
create index user_sessions_quiet on user_sessions (last_message_at) where status = 'INPROGRESS';
