-- Figures of the markets that members work in, as they typed or uploaded them: a row for each market, with all of its months.
create table local_figures (
  member_id text not null references member (id) on delete cascade,
  market text not null,
  -- Who publishes them, in the member's words.
  source text not null,
  -- A list of months, as the contract of local figures says.
  months jsonb not null,
  version int not null,
  updated_at timestamptz not null,
  primary key (member_id, market)
);
