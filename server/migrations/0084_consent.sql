-- Whether members are asked to accept a version.
alter table legal_version add column asks boolean not null default false;

-- Who accepted which version of a legal text, and when. It goes with the account.
create table legal_acceptance (
  member_id text not null references member (id) on delete cascade,
  page text not null check (page in ('privacy', 'terms')),
  number integer not null check (number > 0),
  accepted_at timestamptz not null,
  primary key (member_id, page, number)
);
