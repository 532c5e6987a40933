-- What members pay for, as the card processor said last, and what was asked of it.

-- A plan that a subscription gives goes with it; one that somebody was given stays.
alter table member_feature add column by_billing boolean not null default false;

create table billing_account (
  member_id text primary key references member (id) on delete cascade,
  -- The subscription that is live, or was the last one.
  subscription_id text,
  -- What the processor said of account, subscription, coupons and unpaid invoices, in our words.
  snapshot jsonb not null,
  -- The facts that every session carries.
  source text not null check (source in ('recurly', 'guest')),
  pending_cancel boolean not null,
  past_due_since timestamptz,
  has_paid boolean not null,
  -- Seats of the team that the subscription pays for, already counted in the member's seats.
  seats_bought integer not null default 0,
  -- When it says something else by itself: the end of a period, of a trial, of the grace.
  due_at timestamptz,
  synced_at timestamptz not null
);

create index billing_account_due on billing_account (due_at) where due_at is not null;

-- Each change is written down before it is asked for. Its id is the key under which the processor knows a repetition.
create table billing_command (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  kind text not null,
  -- What is asked, with tokens that work once and no number of a card.
  asked jsonb not null,
  reason text,
  state text not null check (state in ('pending', 'unknown', 'done', 'refused', 'read')),
  refusal text,
  created_at timestamptz not null,
  settled_at timestamptz
);

-- Two tabs: one wins.
create unique index billing_command_open on billing_command (member_id) where state in ('pending', 'unknown');
create index billing_command_unsettled on billing_command (created_at) where state in ('pending', 'unknown');
