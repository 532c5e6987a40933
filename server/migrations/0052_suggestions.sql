-- What members suggest for the product, and what became of it.

create table suggestion (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  -- Of the form that sent it: the same sent again is the same suggestion.
  request_id text not null,
  area text not null,
  title text not null,
  description text not null,
  may_contact boolean not null,
  state text not null,
  -- Empty as long as the content team has said nothing.
  reply text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (member_id, request_id)
);
create index suggestion_member on suggestion (member_id, created_at desc, id desc);
create index suggestion_newest on suggestion (created_at desc, id desc);
