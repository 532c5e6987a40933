-- Files larger than a picture: on their way, in parts or in one piece, and there.

create table upload (
  id text primary key,
  -- Null once the account is gone; its files go with the next look.
  member_id text references member (id) on delete set null,
  file_key text not null unique,
  -- The path that it was announced with: a name, and never a place.
  path text not null,
  -- Announced; of a file in one piece 0 until it is there.
  bytes integer not null,
  -- 0 for a file in one piece.
  part_bytes integer not null,
  -- The store's own name for a file in parts; null until it has said it, and for a file in one piece.
  store_id text,
  done_at timestamptz,
  created_at timestamptz not null,
  -- When it is deleted, unless something shows it.
  expires_at timestamptz
);
create index upload_member on upload (member_id);
create index upload_expires on upload (expires_at);
