-- The key of a user's authenticator app, encrypted. It counts once a code has confirmed it.
create table totp_keys (
  user_id text primary key references users (id) on delete cascade,
  sealed_key text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The time step of the last accepted code: no code is accepted twice.
  last_used_step bigint not null default 0
);
grant select, insert, update, delete on totp_keys to parrot_system;

-- Only hashes are stored. A used code is deleted.
create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
grant select, insert, update, delete on recovery_codes to parrot_system;

alter table tenants add column needs_second_factor boolean not null default false;
