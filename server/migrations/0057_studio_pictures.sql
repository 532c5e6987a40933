-- Pictures of the content team, which stand in texts by their id: another file under the same id is in all of them at once.
create table studio_picture (
  id text primary key,
  -- Of the file that it shows now.
  sha256 text not null,
  format text not null check (format in ('jpeg', 'png')),
  width integer not null,
  height integer not null,
  name text not null,
  -- What it shows, in the words of each language.
  alt jsonb not null,
  licence text not null,
  source text not null,
  added_by text references member (id) on delete set null,
  added_at timestamptz not null,
  updated_at timestamptz not null
);

create index studio_picture_newest on studio_picture (added_at desc, id desc);
