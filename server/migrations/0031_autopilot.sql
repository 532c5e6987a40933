-- What members have posted for them: jobs, and the hours at which each of them posts.

create table autopilot_job (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  active boolean not null,
  content_types text[] not null,
  -- [{network, targetId}]
  targets jsonb not null,
  -- 0 is Sunday.
  weekdays integer[] not null,
  hours integer[] not null,
  time_zone text not null,
  language text not null check (language in ('en', 'es')),
  skip_categories text[] not null,
  layout integer not null,
  repeat_after_days integer not null,
  -- Grows with every change, so that what was planned for an earlier version is not written.
  version integer not null,
  -- When to plan it next.
  plan_at timestamptz not null,
  -- Since when it waits for a connection; its member was told then.
  held_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index autopilot_job_member on autopilot_job (member_id, created_at, id);
create index autopilot_job_plan on autopilot_job (plan_at) where active and deleted_at is null;
create index autopilot_job_deleted on autopilot_job (deleted_at) where deleted_at is not null;

create table autopilot_slot (
  id text primary key,
  job_id text not null references autopilot_job (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  -- The hour by the clock on the wall is the name of a slot: it comes once, whatever the clocks or the zone do.
  wall_date text not null,
  wall_hour integer not null,
  due_at timestamptz not null,
  -- `planned`: chosen. `posted`: its posts are in the ledger. `empty`: nothing was left to post. `skipped` by the member. `missed`: over without a post.
  state text not null check (state in ('planned', 'posted', 'empty', 'skipped', 'missed')),
  content_id text references content (id) on delete set null,
  -- The member asked for this piece.
  chosen boolean not null default false,
  passed_over text[] not null default '{}',
  -- What keeps it from being posted, or kept it.
  reason text,
  -- Not before this is it tried again.
  next_at timestamptz not null,
  updated_at timestamptz not null,
  unique (job_id, wall_date, wall_hour)
);

create index autopilot_slot_next on autopilot_slot (next_at) where state in ('planned', 'empty');
create index autopilot_slot_member on autopilot_slot (member_id, due_at);
create index autopilot_slot_job on autopilot_slot (job_id, due_at);
create index autopilot_slot_content on autopilot_slot (content_id);

alter table post
  add column origin text not null default 'member' check (origin in ('member', 'autopilot')),
  add column slot_id text references autopilot_slot (id) on delete set null;

-- A slot is posted to a target once, however often a worker begins.
create unique index post_slot on post (slot_id, network, target_id) where slot_id is not null;
