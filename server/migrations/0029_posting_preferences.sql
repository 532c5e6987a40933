-- How a member wants their posts to go out. Who has no row has what the product begins with.
create table posting_preference (
  member_id text primary key references member (id) on delete cascade,
  undo boolean not null,
  updated_at timestamptz not null
);
