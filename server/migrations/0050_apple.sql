-- What members pay in the App Store, as Apple's notifications say.

-- What the app gives along with a purchase, so that it is known whose it is.
create table apple_account (
  member_id text primary key references member (id) on delete cascade,
  token uuid not null unique,
  created_at timestamptz not null
);

create table apple_subscription (
  original_transaction_id text primary key,
  member_id text not null references member (id) on delete cascade,
  product_id text not null,
  status text not null check (status in ('active', 'grace_period', 'billing_retry', 'expired', 'revoked')),
  expires_at timestamptz,
  grace_ends_at timestamptz,
  renews boolean not null,
  -- When Apple said so: what it said before changes nothing.
  signed_at timestamptz not null,
  -- When it is over unless something else is heard of it.
  due_at timestamptz
);

create index apple_subscription_member on apple_subscription (member_id);
create index apple_subscription_due on apple_subscription (due_at) where due_at is not null;

-- Every notification that was believed, once.
create table apple_notice (
  id uuid primary key,
  type text not null,
  subtype text,
  outcome text not null check (outcome in ('followed', 'ignored', 'overtaken', 'nobody', 'no-plan')),
  signed_at timestamptz not null,
  received_at timestamptz not null
);
