-- What members have of their own: pieces that they wrote or copied, what they saved, and the pictures of a piece.

create extension if not exists pg_trgm;

alter table content
  -- Nobody for a piece of the library.
  add column owner_id text references member (id) on delete cascade,
  -- The piece that it was copied from, the first of a row of copies, and what the former was then.
  add column based_on text references content (id) on delete set null,
  add column original_id text references content (id) on delete set null,
  add column based_on_digest text not null default '',
  add column updated_at timestamptz;

create index content_own on content (owner_id, published_at desc, id) where owner_id is not null;
create index content_based_on on content (based_on) where based_on is not null;
create index content_original on content (original_id) where original_id is not null;

-- Members' own pieces are in no list of the library.
drop index content_newest;
drop index content_published;
create index content_newest on content (type, published_at desc, id) where owner_id is null;
create index content_published on content (published_at desc, id)
  where status in ('published', 'public') and owner_id is null;

-- What is misspelt is looked for by its three-letter pieces.
create index content_text_near on content_text using gin ((title || ' ' || description) gin_trgm_ops);

-- Two words with a letter wrong in each still count; what is unlike counts for less. The index is asked by this measure.
create function nearest_texts(misspelt text) returns table (content_id text, rank real)
language sql stable
set pg_trgm.word_similarity_threshold = 0.45
as $$
  select content_text.content_id, word_similarity(misspelt, title || ' ' || description)
  from content_text where misspelt <% (title || ' ' || description)
$$;

create table saved_content (
  member_id text not null references member (id) on delete cascade,
  content_id text not null references content (id) on delete cascade,
  saved_at timestamptz not null,
  primary key (member_id, content_id)
);

create index saved_content_of on saved_content (content_id);

create table asset (
  id text primary key,
  owner_id text references member (id) on delete cascade,
  content_id text references content (id) on delete cascade,
  name text not null,
  -- Where it lies among the others, such as graphics/five-checks/square.
  path text not null,
  tags text[] not null default '{}',
  categories text[] not null default '{}',
  -- Null for a picture that there is in every language.
  language text check (language in ('en', 'es')),
  size text not null,
  -- A picture of the member's own; null for one that is drawn in the brand of whoever looks.
  sha256 text,
  width integer not null,
  height integer not null,
  status text not null check (status in ('published', 'public', 'draft')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index asset_newest on asset (updated_at desc, id) where owner_id is null;
create index asset_own on asset (owner_id, updated_at desc, id) where owner_id is not null;
create index asset_of on asset (content_id);
create index asset_path on asset (path text_pattern_ops);
create index post_of_content on post (owner_id, content_id);
