-- What pieces of some types have besides their texts, and which language of a piece is older than its twin.

alter table content
  add column details jsonb not null default '{}',
  add column outdated text[] not null default '{}';

alter table content_text
  add column details jsonb not null default '{}',
  -- The Markdown that the contents were made of.
  add column source text not null default '';

-- Whoever writes a piece says what it has.
alter table content alter column details drop default;
alter table content_text alter column details drop default;
