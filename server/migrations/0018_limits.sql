-- What is counted to hold guessing back, for all web processes together. The keys are digests: nobody's address lies here.

create table rate_window (
  key text primary key,
  -- When places were taken (epoch milliseconds, oldest first), and how many at each of these times.
  times double precision[] not null,
  places integer[] not null,
  -- Whether the last call got its places.
  allowed boolean not null,
  expires_at timestamptz not null
);
create index rate_window_expires on rate_window (expires_at);

create table failed_attempt (
  key text primary key,
  failures integer not null,
  -- Epoch milliseconds.
  last_at bigint not null,
  -- Whether the last try was let through.
  allowed boolean not null,
  expires_at timestamptz not null
);
create index failed_attempt_expires on failed_attempt (expires_at);
