-- Posts that are begun and not yet handed over: one per member and piece, so that they are found again on any device.

create table share_draft (
  member_id text not null references member (id) on delete cascade,
  -- No foreign key: a piece may leave the library and come back, and its draft with it.
  content_id text not null,
  -- Only what the member wrote, by language; what is not in here follows the suggestion and the brand.
  captions jsonb not null,
  language text not null check (language in ('en', 'es')),
  size text not null,
  -- Null while no page was chosen; empty when all were taken off.
  pages text[],
  mode text not null check (mode in ('now', 'schedule')),
  wall_date text,
  wall_time text,
  wall_zone text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (member_id, content_id),
  check (num_nulls(wall_date, wall_time, wall_zone) in (0, 3))
);
