-- What the content team says about a perk before it goes out. A perk that only its files tell of has no row of its own.
create table perk_comment (
  id text primary key,
  slug text not null,
  body text not null,
  made_by text references member (id) on delete set null,
  made_at timestamptz not null,
  settled_at timestamptz
);
create index perk_comment_of on perk_comment (slug, made_at);
create index perk_comment_made_by on perk_comment (made_by);
