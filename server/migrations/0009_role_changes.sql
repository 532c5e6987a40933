-- Every change of a level of access, recorded by the table itself: also one made past the product, with SQL. `npm run audit-log`
-- compares it with the audit log, where whoever changes a level through the product is named.
create table role_change (
  id bigint generated always as identity primary key,
  member_id text not null,
  -- Null for an account that began with the level.
  from_level integer,
  to_level integer not null,
  -- The database's own clock and user: the product's clock can be moved, and its user is one for everybody.
  at timestamptz not null default clock_timestamp(),
  database_user text not null default session_user,
  -- How it stood when this table was made, which nobody has to answer for.
  found boolean not null default false
);

insert into role_change (member_id, to_level, found)
select id, access_level, true from member where access_level > 1;

create function record_role_change() returns trigger language plpgsql as $$
begin
  insert into role_change (member_id, from_level, to_level)
  values (new.id, case when tg_op = 'UPDATE' then old.access_level end, new.access_level);
  return null;
end $$;

create trigger member_level_made after insert on member
  for each row when (new.access_level > 1) execute function record_role_change();

create trigger member_level_changed after update on member
  for each row when (old.access_level is distinct from new.access_level) execute function record_role_change();

create function refuse_role_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'role_change is only added to';
end $$;

create trigger role_change_kept before update or delete or truncate on role_change
  for each statement execute function refuse_role_rewriting();
