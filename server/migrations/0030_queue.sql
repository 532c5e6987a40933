-- The times of the week at which a target takes a post from the queue. A target without a row has what every target begins with.
create table posting_queue (
  member_id text not null references member (id) on delete cascade,
  network text not null,
  target_id text not null,
  slots jsonb not null,
  updated_at timestamptz not null,
  primary key (member_id, network, target_id)
);

alter table share_draft drop constraint share_draft_mode_check;
alter table share_draft add constraint share_draft_mode_check check (mode in ('now', 'schedule', 'queue'));
