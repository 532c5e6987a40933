-- Those whose own name is looked for stand in an index of their own, and everyone in the order of the list: a page costs what it shows, however many are found.

alter table member_words add column joined_at timestamptz;
update member_words set joined_at = member.created_at from member where member.id = member_words.member_id;
alter table member_words alter column joined_at set not null;

create index member_words_own on member_words using gin (ts_filter(words, '{a}')) with (fastupdate = off);
create index member_words_newest on member_words (joined_at desc, member_id desc);

-- The rows are locked first, so that what another transaction is changing is waited for and read as it has become.
create or replace function gather_member_words(ids text[]) returns void language plpgsql as $$
begin
  perform from member where id = any (ids) order by id for share;
  insert into member_words (member_id, joined_at, words)
  select
    person.id,
    person.created_at,
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
  on conflict (member_id) do update set words = excluded.words, joined_at = excluded.joined_at
  where (member_words.words, member_words.joined_at) is distinct from (excluded.words, excluded.joined_at);
end $$;

drop trigger words_of_renamed_member on member;
create trigger words_of_renamed_member after update on member
  for each row when (own_words_of(old) <> own_words_of(new) or old.created_at <> new.created_at)
  execute function words_follow_member();
