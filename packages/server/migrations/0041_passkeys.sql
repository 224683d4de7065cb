-- Passkeys: the public half of a key pair that a user's device keeps.
create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  -- Counts uses where the device does; a lower number than before means a copy.
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);
grant select, insert, update, delete on passkeys to parrot_system;

-- What a device must sign, once and soon. Null: the user is known only afterwards.
create table passkey_challenges (
  challenge_hash text primary key,
  user_id text references users (id) on delete cascade,
  expires_at timestamptz not null
);
grant select, insert, update, delete on passkey_challenges to parrot_system;
