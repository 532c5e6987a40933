-- Who takes part in which session of a webinar.

create table webinar_registration (
  member_id text not null references member (id) on delete cascade,
  content_id text not null references content (id) on delete cascade,
  starts_at timestamptz not null,
  registered_at timestamptz not null,
  -- Null until the member was reminded, the day before.
  reminded_at timestamptz,
  primary key (member_id, content_id, starts_at)
);
create index webinar_registration_of on webinar_registration (content_id);
create index webinar_registration_to_remind on webinar_registration (starts_at) where reminded_at is null;
