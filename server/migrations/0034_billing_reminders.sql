-- What members are told before it happens: each once.

alter table billing_account add column remind_at timestamptz;
create index billing_account_remind on billing_account (remind_at) where remind_at is not null;

create table billing_reminder (
  member_id text not null references member (id) on delete cascade,
  kind text not null check (kind in ('trial-ending', 'card-expiring')),
  -- When it happens: another day is another reminder.
  until timestamptz not null,
  told_at timestamptz not null,
  primary key (member_id, kind, until)
);

create index trial_end on trial (ends_at);
