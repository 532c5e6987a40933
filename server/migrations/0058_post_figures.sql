-- What a network counts of a published post, as it was read last.

create table post_figures (
  post_id text primary key references post (id) on delete cascade,
  owner_id text not null references member (id) on delete cascade,
  published_at timestamptz not null,
  -- Null until the first reading; shares also where the network does not count them.
  reactions integer,
  comments integer,
  shares integer,
  read_at timestamptz,
  -- Null once nothing is read any more.
  next_at timestamptz
);
create index post_figures_due on post_figures (next_at) where next_at is not null;
create index post_figures_owner on post_figures (owner_id, published_at);
-- Posts that figures are not kept of yet are looked for among these.
create index post_live on post (due_at) where state = 'published';
