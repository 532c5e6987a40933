-- Legal texts as they were published, by their numbers. A page without a row shows the text of the library.
create table legal_version (
  page text not null check (page in ('privacy', 'terms')),
  number integer not null check (number > 0),
  -- Markdown by language.
  texts jsonb not null,
  -- What is new, a sentence by language; null for the text of the library.
  changed jsonb,
  published_at timestamptz not null,
  published_by text references member (id) on delete set null,
  primary key (page, number)
);

-- What the content team is writing; without texts once it is published.
create table legal_draft (
  page text primary key check (page in ('privacy', 'terms')),
  texts jsonb,
  -- Counts saves and publications, so that whoever comes late is told.
  version integer not null,
  updated_at timestamptz not null,
  updated_by text references member (id) on delete set null
);
create index legal_version_published_by on legal_version (published_by);
create index legal_draft_updated_by on legal_draft (updated_by);
