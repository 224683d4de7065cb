alter table tickets add column snoozed_until timestamptz;
-- When the status was set last; null for tickets that were opened before this was stored.
alter table tickets add column status_at timestamptz;
create index tickets_snoozed on tickets (snoozed_until) where status = 'snoozed';
create index tickets_waiting on tickets (conversation_id) where status in ('pending', 'snoozed');
-- The list of tickets, in its usual orders.
create index tickets_by_update on tickets (tenant_id, updated_at, id);
create index tickets_by_creation on tickets (tenant_id, created_at, id);
