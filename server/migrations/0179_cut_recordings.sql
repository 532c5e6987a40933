-- The part of a recording that its video shows, in milliseconds; until its end where no end is named.
alter table recording add column cut_from integer not null default 0;
alter table recording add column cut_until integer;
