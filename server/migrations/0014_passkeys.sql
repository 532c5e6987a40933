-- Passkeys (WebAuthn): a public key of an account, whose private half stays on the member's device.

create table passkey (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  -- What the authenticator calls it, and its public key in COSE: both base64url.
  credential_id text not null unique,
  public_key text not null,
  -- Uses that the authenticator has counted; always 0 for those that do not count.
  uses bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkey_member on passkey (member_id);

-- Challenges that were answered. A challenge is not kept before: its own digest says that it was made here, for whom and until when.
create table spent_challenge (
  hash text primary key,
  expires_at timestamptz not null
);

create index spent_challenge_old on spent_challenge (expires_at);

-- The passkey that opened a session: removing it ends the session.
alter table session
  add column passkey_id text references passkey (id) on delete set null;

create index session_passkey on session (passkey_id) where passkey_id is not null;
