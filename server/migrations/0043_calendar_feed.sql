-- The secret address at which a calendar program reads a member's calendar. What makes it secret follows from a key of the installation, so that
-- nothing here opens it; a renewed address has the next version, and the old one is worth nothing.
create table calendar_feed (
  member_id text primary key references member (id) on delete cascade,
  id text not null unique,
  version integer not null,
  created_at timestamptz not null
);
