-- The library: pieces, their two languages, categories; and the proofs drawn from them.

create extension if not exists unaccent;

create text search configuration english_plain (copy = english);

alter text search configuration english_plain
  alter mapping for hword, hword_part, word with unaccent, english_stem;

create text search configuration spanish_plain (copy = spanish);

alter text search configuration spanish_plain
  alter mapping for hword, hword_part, word with unaccent, spanish_stem;

create table category (
  slug text primary key,
  name_en text not null,
  name_es text not null,
  hidden boolean not null default false
);

create table content (
  id text primary key,
  slug text not null unique,
  type text not null,
  status text not null check (status in ('published', 'public', 'draft')),
  categories text[] not null default '{}',
  related text[] not null default '{}',
  -- Which drawing the piece has: a template of its own, or the article cover with this motif.
  template jsonb,
  motif text not null default '',
  -- Digest of the files it was read from: a changed file is read again.
  digest text not null,
  published_at timestamptz not null
);

create index content_newest on content (type, published_at desc, id);

create table content_text (
  content_id text not null references content (id) on delete cascade,
  language text not null check (language in ('en', 'es')),
  title text not null,
  description text not null,
  contents text not null,
  caption text not null,
  words integer not null,
  search tsvector generated always as (
    case language
      when 'es' then
        setweight(to_tsvector('spanish_plain', title), 'A') || setweight(to_tsvector('spanish_plain', description), 'B')
        || setweight(to_tsvector('spanish_plain', contents), 'C')
      else
        setweight(to_tsvector('english_plain', title), 'A') || setweight(to_tsvector('english_plain', description), 'B')
        || setweight(to_tsvector('english_plain', contents), 'C')
    end
  ) stored,
  primary key (content_id, language)
);

create index content_text_search on content_text using gin (search);

create table proof (
  member_id text not null references member (id) on delete cascade,
  content_id text not null references content (id) on delete cascade,
  language text not null,
  size text not null,
  brand_version integer not null,
  -- The drawing that it was made from: another template gives another proof.
  template_digest text not null,
  sha256 text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  warnings text[] not null default '{}',
  created_at timestamptz not null,
  primary key (member_id, content_id, language, size, brand_version, template_digest)
);

create index proof_sha256 on proof (member_id, sha256);
