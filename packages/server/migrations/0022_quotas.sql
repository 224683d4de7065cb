-- How often something was done within a window of time: mails to an address, invitations of a tenant, sign-ups from an address.
-- Subjects are hashes. Stored, so that a restart gives nobody a second helping.
create table quotas (
  subject_hash text primary key,
  used integer not null,
  window_ends_at timestamptz not null
);
create index quotas_by_end on quotas (window_ends_at);
grant select, insert, update, delete on quotas to parrot_system;
