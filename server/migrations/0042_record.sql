-- What every entry of a post's history says beside its state, and its digest. The entries of a post follow each other, because every
-- change of a post is made on the version that it was decided on; the first entries of a member's posts follow each other through
-- `posting_record`. No lock is held for longer than a member's own share. Entries from before have no digest.
alter table post_event add column said jsonb;
alter table post_event add column hash text;
-- The digest of the last entry.
alter table post add column record_hash text;

create table posting_record (
  member_id text primary key references member (id) on delete cascade,
  posts integer not null,
  -- The digest of the first entry of the last post.
  head text not null
);

create function refuse_record_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'post_event is only added to';
end $$;

-- A history goes only with its member.
create trigger post_event_kept before update on post_event
  for each statement execute function refuse_record_rewriting();
