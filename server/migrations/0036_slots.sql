-- Facts that a piece leaves to the member, what each member filled in, and what a post went out with.

alter table content add column slots jsonb not null default '[]';

create table piece_answer (
  member_id text not null references member (id) on delete cascade,
  content_id text not null references content (id) on delete cascade,
  language text not null check (language in ('en', 'es')),
  -- By the keys of the piece's slots; what was left empty has none.
  answers jsonb not null,
  updated_at timestamptz not null,
  primary key (member_id, content_id, language)
);
create index piece_answer_content on piece_answer (content_id);

-- A post keeps what it was made with: the next open house is filled in before the last one has gone out.
alter table post add column answers jsonb not null default '{}';
