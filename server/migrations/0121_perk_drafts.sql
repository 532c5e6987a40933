-- Perks beside what is published of them, and which of their versions members got.
alter table perk_version
  -- As it was published, or as a draft was kept before another one took its place.
  add column kind text not null default 'published' check (kind in ('published', 'kept'));

create table perk_draft (
  slug text primary key,
  -- Its fields. Of one that is published and not taken up again, those that it was published with.
  entry jsonb not null,
  -- Counts the saves. A save names the one that it was made on.
  version integer not null,
  state text not null check (state in ('draft', 'review', 'approved', 'scheduled', 'published')),
  -- Who has written since the last published version.
  writers text[] not null default '{}',
  approved_by text references member (id) on delete set null,
  publish_at timestamptz,
  updated_at timestamptz not null,
  updated_by text references member (id) on delete set null
);
create index perk_draft_due on perk_draft (publish_at) where state = 'scheduled';
create index perk_draft_approved_by on perk_draft (approved_by);
create index perk_draft_updated_by on perk_draft (updated_by);
