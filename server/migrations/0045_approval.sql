-- A post that somebody of the team has to agree to first. It has no next_at until then, so that nothing takes it up.
alter table post add column awaits_approval boolean not null default false;
-- The digest of exactly what was agreed to; null where nobody had to agree, or nobody has yet.
alter table post add column approval_digest text;
create index post_awaiting on post (due_at) where awaits_approval and state in ('scheduled', 'needs_reconnect');

-- Since when somebody is on the team; null from before this was noted.
alter table team_member add column joined_at timestamptz;

-- What a team wants somebody to look at before it goes out.
create table team_rules (
  team_id text primary key references member (id) on delete cascade,
  rules jsonb not null,
  changed_by text,
  changed_at timestamptz not null
);

-- The latest asking for a post. What became of those before is in its record and in the audit log.
create table post_approval (
  post_id text primary key references post (id) on delete cascade,
  team_id text not null,
  asker_id text not null references member (id) on delete cascade,
  -- What was asked for, as in post.approval_digest.
  digest text not null,
  why jsonb not null,
  asked_at timestamptz not null,
  hours integer not null,
  undecided text not null check (undecided in ('send', 'stop')),
  verdict text check (verdict in ('approved', 'declined', 'not_needed', 'undecided_sent', 'undecided_stopped', 'team_left')),
  -- Null where nobody decided, but a rule.
  decided_by text,
  decided_at timestamptz,
  reason text,
  check ((verdict is null) = (decided_at is null))
);

create index post_approval_open on post_approval (team_id) where verdict is null;
create index post_approval_asker on post_approval (asker_id, asked_at);

alter table one_time_link drop constraint one_time_link_purpose_check;
alter table one_time_link add constraint one_time_link_purpose_check check (
  purpose in (
    'reset-password', 'change-email', 'delete-account', 'complete-signup', 'sign-in', 'join-team', 'link-identity',
    'approve-post'
  )
);
