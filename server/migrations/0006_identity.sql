-- Everything about who somebody is: how they prove it, on whose behalf they act, what they are asked by mail, and what was done.

alter table member
  -- Seats of an owner's team; the owner does not take one.
  add column seats integer not null default 0,
  add column last_sign_in_at timestamptz,
  -- A page that the member must see next (new terms, a first password); cleared when they get there.
  add column force_redirect text,
  -- The member asked for deletion and confirmed it by mail; until then the account can be brought back.
  add column deletion_due_at timestamptz,
  -- Blocked by an admin: every sign-in is refused.
  add column blocked_at timestamptz;

alter table session
  -- Seeing as someone else: who really sits there, why, and the session of their own that they return to.
  add column acting_id text references member (id) on delete cascade,
  add column acting_mode text check (acting_mode in ('admin', 'team')),
  add column acting_reason text,
  add column own_session_id text references session (id) on delete cascade,
  -- When this session last proved a second factor.
  add column second_factor_at timestamptz,
  -- A session that a sign-up link opened may finish the sign-up and nothing else.
  add column limited_to text check (limited_to in ('signup')),
  add constraint session_acting_whole check (
    (acting_id is null) = (acting_mode is null) and (acting_id is null) = (own_session_id is null)
  );

-- Finding people by the beginning of any word of their name, username, address or company, whatever the accents and capitals.
create text search configuration names (copy = simple);

alter text search configuration names
  alter mapping for word, hword, hword_part, numword, numhword, hword_numpart with unaccent, simple;

create function words_of(said text) returns tsvector language sql immutable parallel safe
  return to_tsvector('names', translate(said, '@._-+/', '      '));

-- Without a list of pending entries, which a search would have to read through: people are written seldom and sought often.
create index member_words on member using gin (words_of(first_name || ' ' || last_name || ' ' || username || ' ' || email))
  with (fastupdate = off);

create index profile_field_company on profile_field using gin (words_of(coalesce(locked_value, value)))
  with (fastupdate = off)
  where feature = 'basic' and name = 'company';

create index member_newest on member (created_at desc, id desc);

create index member_staff on member (id) where access_level > 1;

create index session_acting on session (acting_id) where acting_id is not null;

-- What the member calls a connection; the network's own name for it when they call it nothing.
alter table connection
  add column label text;

-- What a mail carries: one purpose, one account, one use. The secret half of the link is derived from the key of the
-- installation and is never stored.
create table one_time_link (
  id text primary key,
  purpose text not null check (
    purpose in ('reset-password', 'change-email', 'delete-account', 'complete-signup', 'sign-in', 'join-team', 'link-identity')
  ),
  member_id text references member (id) on delete cascade,
  -- Where the link is sent: for a change of address the new one.
  email text not null,
  -- What the purpose needs besides: an invitation, an identity that waits to be linked.
  detail jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  voided_at timestamptz
);

create index one_time_link_member on one_time_link (member_id, purpose) where spent_at is null and voided_at is null;

-- Sign-in with Google or Apple: the key is who the provider says it is, never the address.
create table member_identity (
  issuer text not null,
  subject text not null,
  member_id text not null references member (id) on delete cascade,
  provider text not null check (provider in ('google', 'apple')),
  email text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (issuer, subject)
);

create index member_identity_member on member_identity (member_id);

-- One way to a provider's consent screen and back, for one browser.
create table social_attempt (
  id text primary key,
  provider text not null check (provider in ('google', 'apple')),
  state_hash text not null unique,
  browser_hash text not null,
  nonce text not null,
  code_verifier text not null,
  redirect text not null,
  -- Set when a signed-in member adds the provider to their account.
  member_id text references member (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The provider sent the browser back: who it says this is. Used up when the page asks what came of it.
  returned_at timestamptz,
  outcome jsonb,
  spent_at timestamptz
);

-- The shared secret of an authenticator app, sealed. Not in force until a first code has confirmed it.
create table second_factor (
  member_id text primary key references member (id) on delete cascade,
  sealed jsonb not null,
  confirmed_at timestamptz,
  -- The last time step that was accepted: a code works once.
  last_step bigint,
  created_at timestamptz not null
);

create table recovery_code (
  member_id text not null references member (id) on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (member_id, hash)
);

-- Somebody proved the first factor and is asked for the second; nobody is signed in yet.
create table second_factor_ticket (
  hash text primary key,
  member_id text not null references member (id) on delete cascade,
  -- The login credential that was used, if it was one.
  credential_id text,
  -- What the session may do at most that it will open.
  limited_to text check (limited_to in ('signup')),
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index second_factor_ticket_member on second_factor_ticket (member_id);

-- Further names and passwords that open the same account, for accounts with more than one login.
create table login_credential (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  username text not null,
  password_hash text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_used_at timestamptz
);

create unique index login_credential_username on login_credential (lower(username));

create index login_credential_member on login_credential (member_id);

-- The credential that opened a session: changing or deleting it ends the session.
alter table session
  add column credential_id text references login_credential (id) on delete set null;

create table team_invite (
  id text primary key,
  parent_id text not null references member (id) on delete cascade,
  invited_by text not null references member (id) on delete cascade,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  is_admin boolean not null default false,
  language text not null default 'en' check (language in ('en', 'es')),
  sent integer not null default 0,
  last_sent_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by text references member (id) on delete set null,
  -- Taken back by the team, or declined by whom it was for, which also sets `cancelled_at`.
  cancelled_at timestamptz,
  declined_at timestamptz
);

-- One open invitation an address and team.
create unique index team_invite_open on team_invite (parent_id, lower(email)) where accepted_at is null and cancelled_at is null;

-- What a team sets in the profile of all its members, now and later.
create table team_lock (
  parent_id text not null references member (id) on delete cascade,
  name text not null,
  value text not null,
  set_by text references member (id) on delete set null,
  at timestamptz not null,
  primary key (parent_id, name)
);

create table trial (
  member_id text not null references member (id) on delete cascade,
  industry_id integer not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (member_id, industry_id)
);

-- What was done by whom to whom. Rows are only added; each carries the digest of the one before, so that a row that was
-- changed or taken out shows.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  -- Whose rights were used, and who really sat there. Kept as they were, also after an account is gone.
  actor_id text,
  real_actor_id text,
  subject_id text,
  detail jsonb not null,
  request_id text,
  previous_hash text not null,
  hash text not null unique
);

create index audit_entry_subject on audit_entry (subject_id, id desc);

create index audit_entry_actor on audit_entry (real_actor_id, id desc);

create index audit_entry_action on audit_entry (action, id desc);
