-- What somebody is found by, in one place: several words are one look into one index, whoever has them and from wherever.

drop index member_words;
drop index profile_field_company;

create table member_words (
  member_id text primary key references member (id) on delete cascade,
  -- A: their own name, username and address. B: their company. C: the same as A of the accounts above.
  words tsvector not null
);

create index member_words_found on member_words using gin (words) with (fastupdate = off);

create function own_words_of(person member) returns text language sql immutable parallel safe
  return person.first_name || ' ' || person.last_name || ' ' || person.username || ' ' || person.email;

-- The rows are locked first, so that what another transaction is changing is waited for and read as it has become.
create function gather_member_words(ids text[]) returns void language plpgsql as $$
begin
  perform from member where id = any (ids) order by id for share;
  insert into member_words (member_id, words)
  select
    person.id,
    setweight(words_of(own_words_of(person)), 'A')
    || setweight(words_of(coalesce((
      select string_agg(coalesce(locked_value, value), ' ') from profile_field
      where member_id = person.id and feature = 'basic' and name = 'company'), '')), 'B')
    || setweight(words_of(coalesce((
      select string_agg(own_words_of(above), ' ') from team_member join member above on above.id = parent_id
      where child_id = person.id), '')), 'C')
  from member person
  where person.id = any (ids)
  order by person.id
  on conflict (member_id) do update set words = excluded.words where member_words.words <> excluded.words;
end $$;

create function words_follow_member() returns trigger language plpgsql as $$
begin
  perform gather_member_words(array(select new.id union select child_id from team_member where parent_id = new.id));
  return null;
end $$;

create trigger words_of_new_member after insert on member
  for each row execute function words_follow_member();

create trigger words_of_renamed_member after update on member
  for each row when (own_words_of(old) <> own_words_of(new)) execute function words_follow_member();

create function words_follow_company() returns trigger language plpgsql as $$
begin
  perform gather_member_words(array[coalesce(new.member_id, old.member_id)]);
  return null;
end $$;

create trigger words_of_company_written after insert or update on profile_field
  for each row when (new.feature = 'basic' and new.name = 'company') execute function words_follow_company();

create trigger words_of_company_gone after delete on profile_field
  for each row when (old.feature = 'basic' and old.name = 'company') execute function words_follow_company();

create function words_follow_team() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform from member where id = new.parent_id for share;
  end if;
  perform gather_member_words(array[coalesce(new.child_id, old.child_id)]);
  return null;
end $$;

create trigger words_of_team after insert or update or delete on team_member
  for each row execute function words_follow_team();

select gather_member_words(array(select id from member));
