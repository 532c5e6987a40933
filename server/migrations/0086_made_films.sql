-- Films that members have made in their own brand, on their own devices: which piece, whose brand, which uploaded file.
create table made_film (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  content_id text not null,
  language text not null,
  -- Of the film of the library that it was made of: another is another version of the piece.
  source_sha256 text not null,
  -- Of all that it wears: another is another version of the brand.
  worn_sha256 text not null,
  -- The file goes with its upload, and the upload stays as long as this names it.
  upload_id text not null unique references upload (id) on delete cascade,
  sha256 text not null,
  bytes integer not null,
  length_ms integer not null,
  width integer not null,
  height integer not null,
  -- Digest of the picture that stands for it.
  poster text not null,
  created_at timestamptz not null
);
create index made_film_of on made_film (member_id, content_id, language, created_at desc);
create index made_film_sha256 on made_film (sha256);
