-- How many pieces of the library members see, by type, category, season and whom they are for: lists are counted and entered at any page, and
-- types and categories are listed, without going through the pieces.

create table library_tally (
  id bigint generated always as identity primary key,
  type text not null,
  -- Empty for the pieces of whatever category: one of two categories would be counted twice.
  category text not null,
  season integer not null,
  audience jsonb not null,
  pieces integer not null
);

create index library_tally_of on library_tally (category, type, season);

-- Nobody waits for anybody: who finds a row held by another writer takes the next one, or adds one. What is counted is the sum of the rows.
create function tally_pieces() returns trigger language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select *, 1 as more from written'
    when 'DELETE' then 'select *, -1 as more from gone'
    else 'select *, 1 as more from written union all select *, -1 as more from gone' end;
  change record;
begin
  for change in execute format($query$
    select type, category, season_of(published_at) as season, audience, sum(more)::integer as more
    from (%s) as piece cross join lateral (select '' as category union select unnest(categories)) as filed
    where owner_id is null and status in ('published', 'public')
    group by type, category, season, audience having sum(more) <> 0 $query$, changed)
  loop
    update library_tally set pieces = pieces + change.more where id = (
      select id from library_tally as tally
      where (tally.type, tally.category, tally.season, tally.audience) = (change.type, change.category, change.season, change.audience)
      limit 1 for update skip locked);
    if not found then
      insert into library_tally (type, category, season, audience, pieces)
      values (change.type, change.category, change.season, change.audience, change.more);
    end if;
  end loop;
  return null;
end $$;

create trigger tally_of_new_pieces after insert on content
  referencing new table as written for each statement execute function tally_pieces();
create trigger tally_of_changed_pieces after update on content
  referencing old table as gone new table as written for each statement execute function tally_pieces();
create trigger tally_of_removed_pieces after delete on content
  referencing old table as gone for each statement execute function tally_pieces();

insert into library_tally (type, category, season, audience, pieces)
select type, category, season_of(published_at) as season, audience, count(*)
from content cross join lateral (select '' as category union select unnest(categories)) as filed
where owner_id is null and status in ('published', 'public')
group by type, category, season, audience;
