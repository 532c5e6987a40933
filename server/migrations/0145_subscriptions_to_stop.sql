-- Accounts that were deleted while the card processor might still charge them: its subscription is cancelled from here once the processor
-- answers. The id is the account's code at the processor; nothing else is kept of a member, and the row goes when nothing is charged.

create table subscription_to_stop (
  account_code text primary key,
  -- Not before then is the processor asked (again).
  next_at timestamptz not null
);

create index subscription_to_stop_next on subscription_to_stop (next_at);
