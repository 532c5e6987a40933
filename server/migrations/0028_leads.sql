-- Visitors of public pages who wrote to the member.

create table lead (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  name text not null,
  email text not null,
  -- Empty when none was given; the same of the message.
  phone text not null,
  message text not null,
  language text not null check (language in ('en', 'es')),
  -- The piece on whose page it was written; null for the home page, and once the piece is gone.
  content_id text references content (id) on delete set null,
  -- What the visitor agreed to, word by word.
  consent text not null,
  -- Of everything that was typed: the same, sent again, is the same lead.
  digest text not null,
  times integer not null default 1,
  created_at timestamptz not null,
  last_sent_at timestamptz not null,
  answered_at timestamptz,
  unique (member_id, digest)
);
create index lead_member on lead (member_id, last_sent_at desc, id desc);
create index lead_content on lead (content_id);
