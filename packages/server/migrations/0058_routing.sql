-- Routing: the group in whose queue a session waits, and the rule that put it there. Both outlive what they name:
-- a session of a deleted group waits for all agents again, and a deleted rule no longer applies.
alter table user_sessions add column group_id text;
alter table user_sessions add column rule_id text;
create index user_sessions_by_group on user_sessions (tenant_id, group_id) where group_id is not null;
create index user_sessions_waiting_groups on user_sessions (app_id, group_id, rule_id) where status = 'UNASSIGNED';

create table routing_rules (
  id text primary key,
  tenant_id text not null references tenants (id) on delete cascade,
  name text not null,
  position integer not null,
  is_enabled boolean not null,
  -- Conditions: any of these; empty: all.
  languages jsonb not null,
  app_ids jsonb not null,
  tag_ids jsonb not null,
  -- The ids of deleted groups, apps and tags stay, so that the rule is skipped instead of matching more.
  group_id text,
  skill_ids jsonb not null,
  mode text not null,
  fallback text not null,
  revision integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index routing_rules_by_position on routing_rules (tenant_id, position);
select guard_tenant_table('routing_rules');

-- Skills are tags that supervisors give to agents.
create table agent_skills (
  tenant_id text not null references tenants (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  tag_id text not null references tags (id) on delete cascade,
  primary key (tenant_id, user_id, tag_id)
);
create index agent_skills_by_tag on agent_skills (tag_id);
create index agent_skills_by_user on agent_skills (user_id);
select guard_tenant_table('agent_skills');
