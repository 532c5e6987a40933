-- What members have recorded with RealTalk: the uploaded file, what was read, and the picture that stands for it.
create table recording (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  title text not null,
  language text not null,
  -- The script that was read; the recording stays when it goes.
  script_id text references content (id) on delete set null,
  -- The file goes with its upload, and the upload stays as long as this names it.
  upload_id text not null unique references upload (id) on delete cascade,
  bytes integer not null,
  length_ms integer not null,
  width integer not null,
  height integer not null,
  -- Digest of the picture that stands for it.
  poster text not null,
  created_at timestamptz not null
);
create index recording_of on recording (member_id, created_at desc, id desc);
create index recording_of_script on recording (script_id);
