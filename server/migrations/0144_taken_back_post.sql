-- Posts of autopilot that were taken back before anybody had begun to send them. They are no posts any more; their entries stay, because
-- the first entries of a member's posts follow each other, and a record in which one is missing is no whole record.
create table taken_back_post (
  post_id text primary key,
  owner_id text not null references member (id) on delete cascade,
  created_at timestamptz not null
);

create index taken_back_post_owner on taken_back_post (owner_id);

create or replace function forget_post_events() returns trigger language plpgsql as $$
begin
  delete from post_event where post_id = old.id and not exists (select from taken_back_post where post_id = old.id);
  delete from post_line where post_id = old.id;
  return null;
end $$;

create function forget_taken_back_events() returns trigger language plpgsql as $$
begin
  delete from post_event where post_id = old.post_id;
  return null;
end $$;

create trigger taken_back_post_forgotten after delete on taken_back_post
  for each row execute function forget_taken_back_events();
