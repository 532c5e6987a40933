-- What a member has typed for the equity report of a client, to go on with later.
create table equity_draft (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  -- The fields of the form as they were typed.
  facts jsonb not null,
  updated_at timestamptz not null
);
create index equity_draft_of on equity_draft (member_id, updated_at);
