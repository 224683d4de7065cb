-- People: the time zone their days are counted in. A tenant may read it of its members, and their language.
alter table users add column time_zone text not null default 'UTC';
grant select (id, email, name, photo_url, language, time_zone) on users to parrot_tenant;

-- A time of not being there. Somebody who said so themselves stays ACTIVE and signed in;
-- somebody who was made inactive by another is INACTIVE, and shut out until the time is over.
alter table memberships
  add column away_since timestamptz,
  add column away_until timestamptz,
  add column away_reason text,
  add column away_by text references users (id) on delete set null,
  add column notification_choices jsonb not null default '{}';
create index memberships_to_return on memberships (away_until) where away_since is not null;

alter table roles add column description text not null default '';

-- Groups: named sets of members, given roles and apps together.
create table groups (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  name text not null,
  description text not null,
  created_at timestamptz not null
);
create unique index groups_by_name on groups (tenant_id, lower(name));
select guard_tenant_table('groups');

create table group_members (
  tenant_id text not null references tenants (id) on delete cascade,
  group_id text not null references groups (id) on delete cascade,
  user_id text not null,
  primary key (group_id, user_id),
  foreign key (tenant_id, user_id) references memberships (tenant_id, user_id) on delete cascade
);
create index group_members_by_user on group_members (tenant_id, user_id);
select guard_tenant_table('group_members');

create table group_roles (
  tenant_id text not null references tenants (id) on delete cascade,
  group_id text not null references groups (id) on delete cascade,
  role_id text not null references roles (id) on delete restrict,
  primary key (group_id, role_id)
);
create index group_roles_by_role on group_roles (role_id);
select guard_tenant_table('group_roles');

create table group_apps (
  tenant_id text not null references tenants (id) on delete cascade,
  group_id text not null references groups (id) on delete cascade,
  app_id text not null references apps (id) on delete cascade,
  primary key (group_id, app_id)
);
create index group_apps_by_app on group_apps (app_id);
select guard_tenant_table('group_apps');

create index member_roles_by_role on member_roles (role_id);
alter table invitations
  add column group_ids jsonb not null default '[]',
  add column sent_at timestamptz;
update invitations set sent_at = created_at;
alter table invitations alter column sent_at set not null;

-- What a person was told, and whether they have seen it.
alter table notifications add column read_at timestamptz;
create index notifications_unread on notifications (tenant_id, user_id) where read_at is null;

-- Who did what, when and from where. Rows are added and never touched again.
create table activities (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  at timestamptz not null,
  act text not null,
  subject text not null,
  actor_id text,
  actor_name text not null,
  ip text not null,
  user_agent text not null,
  subject_id text not null,
  subject_name text not null,
  details jsonb not null
);
create index activities_by_time on activities (tenant_id, at desc, id desc);
create index activities_by_subject on activities (tenant_id, subject, subject_id, at desc);
select guard_tenant_table('activities');
revoke update, delete on activities from parrot_tenant, parrot_system;
