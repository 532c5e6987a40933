-- What is still to be done with posts, in a narrow table. No index of the wide table names a column that changes while a post
-- is sent, so PostgreSQL keeps each new version within its page and writes to none of that table's indexes.
-- It is an index and no more: the triggers below write it, and whoever takes a post looks at the post itself.

create table post_line (
  post_id text primary key,
  owner_id text not null,
  network text not null,
  target_id text not null,
  -- Its time is `next_at` while it is awaited, planned or unconfirmed, `lease_until` while it is leased, and `due_at` otherwise.
  doing text not null check (doing in ('awaited', 'planned', 'unconfirmed', 'leased', 'waiting', 'telling')),
  at timestamptz not null,
  turn integer not null,
  untold boolean not null
);

drop index post_due;
drop index post_awaited;
drop index post_unconfirmed;
drop index post_leased;
drop index post_waiting;
drop index post_untold;
drop index post_awaiting;
drop index post_live;

create index post_awaiting on post (due_at) where awaits_approval;
create index post_live on post (due_at);
-- Room for the versions that a post has until it is out.
alter table post set (fillfactor = 50);

-- Each row of the line is found by its key: a plan that was made while the line was short would be kept when it is long.
create function post_line_follows() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if not exists (select from written) then
    return null;
  end if;
  merge into post_line line
  using (
    select id, owner_id, network, target_id, turn, untold,
      case
        when lease_until is not null then 'leased'
        when state = 'scheduled' and next_at is not null then
          case when wall_date is null and setbacks = 0 then 'awaited' else 'planned' end
        when state = 'unconfirmed' and next_at is not null then 'unconfirmed'
        when state = 'needs_reconnect' then 'waiting'
        when untold then 'telling'
      end as doing,
      case
        when lease_until is not null then lease_until
        when state in ('scheduled', 'unconfirmed') and next_at is not null then next_at
        else due_at
      end as at
    from written cross join lateral (
      select told_version is distinct from version and (
        state in ('failed', 'needs_reconnect', 'needs_attention', 'missed') or coalesce(reason = 'reconnect_to_check', false)
      ) as untold
    ) news
  ) place on line.post_id = place.id
  when matched and place.doing is null then delete
  when matched and (line.doing, line.at, line.untold) is distinct from (place.doing, place.at, place.untold) then
    update set doing = place.doing, at = place.at, untold = place.untold
  when not matched and place.doing is not null then
    insert (post_id, owner_id, network, target_id, doing, at, turn, untold)
    values (place.id, place.owner_id, place.network, place.target_id, place.doing, place.at, place.turn, place.untold);
  return null;
end $$;

create trigger post_line_of_new after insert on post referencing new table as written
  for each statement execute function post_line_follows();

create trigger post_line_of_changed after update on post referencing new table as written
  for each statement execute function post_line_follows();

create function post_line_emptied() returns trigger language plpgsql as $$
begin
  truncate post_line;
  return null;
end $$;

create trigger post_line_of_none after truncate on post for each statement execute function post_line_emptied();

create or replace function forget_post_events() returns trigger language plpgsql as $$
begin
  delete from post_event where post_id = old.id;
  delete from post_line where post_id = old.id;
  return null;
end $$;

-- Those that are there already find their places.
update post set id = id;

create index post_line_next on post_line (network, doing, at, turn, post_id);
create index post_line_untold on post_line (owner_id) where untold;
