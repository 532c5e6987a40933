-- Whether its member wants a post in a text that is older than its twin. What was scheduled in one before today is not asked about again:
-- its member was asked then, or has planned it by what was so then.

alter table post add column keeps_text boolean not null default false;
update post set keeps_text = true from content
  where content.id = post.content_id and post.language = any(content.outdated);

-- A scheduled post whose text has become older than its twin is news to its owner, before its time comes.

-- Each row of the line is found by its key: a plan that was made while the line was short would be kept when it is long.
create or replace function post_line_follows() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if not exists (select from written) then
    return null;
  end if;
  merge into post_line line
  using (
    select id, owner_id, network, target_id, turn, untold, due_at,
      case
        when lease_until is not null then 'leased'
        when state = 'scheduled' and next_at is not null then
          case when wall_date is null and setbacks = 0 then 'awaited' else 'planned' end
        when state = 'unconfirmed' and next_at is not null then 'unconfirmed'
        when state = 'published' and next_at is not null then 'dressing'
        when state = 'needs_reconnect' then 'waiting'
        when state in ('scheduled', 'claimed', 'sending', 'unconfirmed') then 'resting'
        when untold then 'telling'
      end as doing,
      case
        when lease_until is not null then lease_until
        when state in ('scheduled', 'unconfirmed', 'published') and next_at is not null then next_at
        else due_at
      end as at
    from written cross join lateral (
      select told_version is distinct from version and (
        state in ('failed', 'needs_reconnect', 'needs_attention', 'missed') or coalesce(reason in ('reconnect_to_check', 'cover_refused'), false)
        or (state = 'scheduled' and coalesce(reason in ('words_too_long', 'text_outdated'), false))
      ) as untold
    ) news
  ) place on line.post_id = place.id
  when matched and place.doing is null then delete
  when matched and (line.doing, line.at, line.untold, line.due_at) is distinct from (place.doing, place.at, place.untold, place.due_at) then
    update set doing = place.doing, at = place.at, untold = place.untold, due_at = place.due_at
  when not matched and place.doing is not null then
    insert (post_id, owner_id, network, target_id, doing, at, turn, untold, due_at)
    values (place.id, place.owner_id, place.network, place.target_id, place.doing, place.at, place.turn, place.untold, place.due_at);
  return null;
end $$;
