-- The personalization profile, its flags, and the pictures that belong to a member.

create table profile_field (
  member_id text not null references member (id) on delete cascade,
  feature text not null,
  name text not null,
  value text not null default '',
  values text[] not null default '{}',
  sync_to text not null default '',
  font_size integer,
  field_type text not null default 'string' check (field_type in ('string', 'array')),
  table_name text not null default '',
  locked_value text,
  sync_source_user_id text references member (id) on delete set null,
  primary key (member_id, feature, name)
);

create table profile_flag (
  member_id text not null references member (id) on delete cascade,
  flag_id integer not null,
  last_added_at timestamptz not null,
  primary key (member_id, flag_id)
);

create table image (
  member_id text not null references member (id) on delete cascade,
  sha256 text not null,
  name text not null,
  width integer not null,
  height integer not null,
  format text not null check (format in ('jpeg', 'png')),
  bytes integer not null,
  created_at timestamptz not null,
  primary key (member_id, sha256)
);
