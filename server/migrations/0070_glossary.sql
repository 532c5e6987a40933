-- The terms that the content team holds, in both languages: one list, written as a whole.
create table studio_glossary (
  only_one boolean primary key default true check (only_one),
  terms jsonb not null,
  version integer not null,
  updated_at timestamptz not null,
  updated_by text references member (id) on delete set null
);
