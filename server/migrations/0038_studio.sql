-- The studio: texts of the library as the content team writes them, their versions, and what was said about them.

alter table content
  -- The files that the piece was read from, by name: what an export writes.
  add column files jsonb not null default '{}',
  -- Published by the studio: the file of that name in the installation's library does not write it any more.
  add column from_studio boolean not null default false;

-- Where a piece was found before its address changed.
create table former_slug (
  slug text primary key,
  content_id text not null references content (id) on delete cascade
);

create index former_slug_of on former_slug (content_id);

create table studio_piece (
  -- That of the piece in the library, once it is there.
  id text primary key,
  type text not null,
  slug text not null unique,
  state text not null check (state in ('draft', 'review', 'approved', 'scheduled', 'published')),
  -- Everything of piece.yaml but the slug.
  meta jsonb not null,
  version integer not null,
  -- Who has written since the last published version.
  writers text[] not null default '{}',
  submitted_by text references member (id) on delete set null,
  approved_by text references member (id) on delete set null,
  publish_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text references member (id) on delete set null
);

create index studio_piece_newest on studio_piece (updated_at desc, id desc);
create index studio_piece_due on studio_piece (publish_at) where state = 'scheduled';

create table studio_text (
  piece_id text not null references studio_piece (id) on delete cascade,
  language text not null check (language in ('en', 'es')),
  -- Everything of the front matter: title, description, the words of a post, and what pieces of the type have.
  front jsonb not null,
  paragraphs text[] not null,
  version integer not null,
  -- The paragraphs of the other language when both said the same for the last time; null when that was never said.
  in_step_with text[],
  -- Not published yet, though the other language is.
  held_back boolean not null default false,
  -- Who writes in it now, in which window, and until when that counts.
  writer_id text references member (id) on delete set null,
  writer_window text,
  writing_until timestamptz,
  updated_at timestamptz not null,
  updated_by text references member (id) on delete set null,
  primary key (piece_id, language)
);

create table studio_version (
  piece_id text not null references studio_piece (id) on delete cascade,
  number integer not null,
  -- As it came from the library's files, as it was published, or as it was kept before an older one was brought back.
  kind text not null check (kind in ('library', 'published', 'kept')),
  files jsonb not null,
  made_by text references member (id) on delete set null,
  made_at timestamptz not null,
  primary key (piece_id, number)
);

create table studio_comment (
  id text primary key,
  piece_id text not null references studio_piece (id) on delete cascade,
  -- Null when it is about the piece as a whole.
  language text check (language in ('en', 'es')),
  -- The words that it is about; empty for the whole.
  quote text not null,
  body text not null,
  made_by text references member (id) on delete set null,
  made_at timestamptz not null,
  settled_at timestamptz
);

create index studio_comment_of on studio_comment (piece_id, made_at);
