-- What the site says of itself as the content team saved it: the newest stands over the file of the data folder.
create table site_version (
  number integer primary key check (number > 0),
  -- Its fields; null where the file was brought back.
  entry jsonb,
  saved_at timestamptz not null,
  saved_by text references member (id) on delete set null
);
create index site_version_saved_by on site_version (saved_by);
