-- What a film of a member's own is drawn from, as JSON. The library's films have theirs beside them, in files.
create table film_drawing (
  content_id text primary key references content (id) on delete cascade,
  drawing text not null
);
