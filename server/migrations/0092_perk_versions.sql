-- Perks as the content team saved them, by their numbers: the newest stands over the files of the library.
create table perk_version (
  slug text not null,
  number integer not null check (number > 0),
  -- Its fields; null where the files of the library were brought back.
  entry jsonb,
  saved_at timestamptz not null,
  saved_by text references member (id) on delete set null,
  primary key (slug, number)
);
create index perk_version_saved_by on perk_version (saved_by);
