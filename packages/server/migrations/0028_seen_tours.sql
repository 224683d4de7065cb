-- Guided tours that a user has finished or closed; the others start by themselves.
alter table users add column seen_tours jsonb not null default '[]';
-- Users from before know their way.
update users set seen_tours = '["dashboard", "users", "designer", "appearance", "desk"]' where onboarding_status <> 'open';
