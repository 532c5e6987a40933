-- How often something was done on a page, for all members together: no row says who did it.
create table usage_count (
  -- A day in UTC, as in 2026-11-21.
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  event text not null,
  -- The pattern of the page; empty where it is none of ours.
  page text not null,
  times integer not null check (times > 0),
  primary key (day, event, page)
);
