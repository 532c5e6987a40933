-- What a member has done of the days of a playbook.

create table task_done (
  member_id text not null references member (id) on delete cascade,
  content_id text not null references content (id) on delete cascade,
  -- Day and task, from zero on: 0.2 is the third task of the first day.
  task text not null,
  done_at timestamptz not null,
  primary key (member_id, content_id, task)
);
create index task_done_of on task_done (content_id);
