-- Connections to networks, and the ledger of posts.

create table connection (
  member_id text not null references member (id) on delete cascade,
  network text not null,
  -- Another one with every consent: that a network refuses an older token says nothing about the present one.
  grant_id text not null,
  account_id text not null,
  account_name text not null,
  scopes text[] not null,
  expires_at timestamptz,
  -- When the network refused the token; posting waits for a new consent.
  ended_at timestamptz,
  created_at timestamptz not null,
  checked_at timestamptz not null,
  primary key (member_id, network)
);

create table connection_page (
  member_id text not null,
  network text not null,
  page_id text not null,
  name text not null,
  may_post boolean not null,
  position integer not null,
  primary key (member_id, network, page_id),
  foreign key (member_id, network) references connection (member_id, network) on delete cascade
);

-- Tokens, sealed by the vault for their very place. Nothing but the code that calls a network opens them.
create table connection_secret (
  member_id text not null,
  network text not null,
  field text not null,
  sealed jsonb not null,
  created_at timestamptz not null,
  primary key (member_id, network, field),
  foreign key (member_id, network) references connection (member_id, network) on delete cascade
);

-- A member on the way to a consent screen and back. Only hashes: reading this table lets nobody finish somebody's consent.
create table connect_attempt (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  session_id text not null,
  network text not null,
  redirect text not null,
  handoff_hash text not null unique,
  handed_at timestamptz,
  state_hash text unique,
  browser_hash text,
  returned_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null
);

create index connect_attempt_expires on connect_attempt (expires_at);

-- Makes a share safe to send twice.
create table share_request (
  member_id text not null references member (id) on delete cascade,
  client_request_id uuid not null,
  body_sha256 text not null,
  post_ids text[] not null,
  created_at timestamptz not null,
  primary key (member_id, client_request_id)
);

create index share_request_recent on share_request (member_id, created_at);

-- One row per post and page. Every change is made on the version that it was decided on.
create table post (
  id text primary key,
  owner_id text not null references member (id) on delete cascade,
  network text not null,
  page_id text not null,
  page_name text not null,
  content_id text not null,
  content_type text not null,
  title text not null,
  path text not null,
  language text not null check (language in ('en', 'es')),
  size text not null,
  caption text not null,
  -- The member left the text as it was suggested: then it follows the brand until the post is sent.
  caption_suggested boolean not null,
  link text,
  marker text not null,
  wall_date text,
  wall_time text,
  wall_zone text,
  proof_sha256 text not null,
  proof_url text not null,
  proof_width integer not null,
  proof_height integer not null,
  state text not null check (
    state in (
      'scheduled', 'claimed', 'sending', 'published', 'unconfirmed', 'failed', 'needs_reconnect', 'needs_attention',
      'cancelled', 'missed'
    )
  ),
  version integer not null,
  due_at timestamptz not null,
  next_at timestamptz,
  -- The member's n-th post of the same moment: at nine o'clock everybody's first goes before anybody's second.
  turn integer not null,
  worker text,
  lease_until timestamptz,
  attempts integer not null,
  setbacks integer not null,
  first_sent_at timestamptz,
  sent_at timestamptz,
  absent_at timestamptz,
  proven_absent boolean not null,
  reason text,
  -- The network's own words and code for the last thing that went wrong.
  network_message text,
  network_code text,
  -- What the network gave before the effect: the id of the picture that waits to be attached.
  handle jsonb,
  sent_sha256 text,
  remote_id text,
  remote_url text,
  created_at timestamptz not null,
  updated_at timestamptz not null
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.01);

create index post_due on post (next_at, turn, id) where state = 'scheduled';

create index post_unconfirmed on post (next_at) where state = 'unconfirmed';

create index post_leased on post (lease_until) where lease_until is not null;

create index post_owner on post (owner_id, due_at, id);

create table post_event (
  id bigint generated always as identity primary key,
  -- No foreign key: its check would lock and rewrite the post for every entry. The trigger below does what it would on delete.
  post_id text not null,
  at timestamptz not null,
  state text not null,
  note text
);

create index post_event_post on post_event (post_id, id);

create function forget_post_events() returns trigger language plpgsql as $$
begin
  delete from post_event where post_id = old.id;
  return null;
end
$$;

create trigger post_forgotten after delete on post for each row execute function forget_post_events();

-- Where nothing is sent for now: a whole network (the operator's switch) or a page that the network has blocked.
create table sending_hold (
  network text not null,
  -- Empty for the whole network.
  page_id text not null,
  reason text not null,
  until timestamptz,
  created_at timestamptz not null,
  primary key (network, page_id)
);
