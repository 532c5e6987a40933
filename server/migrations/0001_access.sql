-- Who may come in: members, what they hold, teams, sessions.

create table member (
  id text primary key,
  -- One address may own several accounts; the username is what is unique.
  email text not null,
  username text not null,
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  status text not null check (status in ('active', 'incomplete', 'inactive', 'limited', 'paused')),
  type text,
  access_level integer not null default 1,
  max_logins integer not null default 1,
  language text not null default 'en' check (language in ('en', 'es')),
  time_zone text not null default 'America/New_York',
  -- The member's own public path: /p/{public_code}/…
  public_code text not null unique,
  -- Grows with every change that a piece would show.
  brand_version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index member_username on member (lower(username));

create index member_email on member (lower(email));

create table member_feature (
  member_id text not null references member (id) on delete cascade,
  slug text not null,
  feature_id integer not null,
  is_plan boolean not null default false,
  includes text[] not null default '{}',
  expired boolean not null default false,
  primary key (member_id, slug)
);

create table team_member (
  parent_id text not null references member (id) on delete cascade,
  child_id text not null references member (id) on delete cascade,
  is_admin boolean not null default false,
  primary key (parent_id, child_id)
);

create index team_member_child on team_member (child_id);

create table session (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  via text not null check (via in ('cookie', 'bearer')),
  -- SHA-256 of the secret in a browser's cookie; an API client proves itself with a signed token that names the session.
  cookie_hash text unique,
  access_expires_at timestamptz not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- No refresh moves this: thirty days after sign-in the session is over.
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);

create index session_member on session (member_id) where ended_at is null;

-- The refresh tokens of a session are one family: using a spent one ends the session.
create table refresh_token (
  hash text primary key,
  session_id text not null references session (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz
);

create index refresh_token_session on refresh_token (session_id);
