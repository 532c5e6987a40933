-- Members who brought others, and the months that they earned by it.

-- The link of a member, made once.
create table referral_link (
  member_id text primary key references member (id) on delete cascade,
  code text not null unique,
  created_at timestamptz not null
);

-- Who came by whose link.
create table referral (
  id text primary key,
  referee_id text not null unique references member (id) on delete cascade,
  referrer_id text not null references member (id) on delete cascade,
  state text not null check (state in ('signed-up', 'first-payment', 'earned', 'refused')),
  refusal text check (refusal in ('self', 'same-card')),
  visited_at timestamptz not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((state = 'refused') = (refusal is not null))
);
create index referral_of_referrer on referral (referrer_id, created_at desc, id desc);

-- One free month for each of them that was earned. It stays when the one who was referred is gone.
create table referral_credit (
  id text primary key,
  referrer_id text not null references member (id) on delete cascade,
  referral_id text unique references referral (id) on delete set null,
  -- What the month is worth, in cents; null until the referrer pays for a plan.
  amount integer check (amount > 0),
  state text not null check (state in ('waiting', 'credited', 'refused')),
  -- How often the processor was asked: each try is a command of its own.
  tries integer not null default 0,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'waiting') = (settled_at is null)),
  check (state <> 'credited' or amount is not null)
);
create index referral_credit_waiting on referral_credit (created_at) where state = 'waiting';
create index referral_credit_of_referrer on referral_credit (referrer_id, created_at desc);
