-- What a product of ten times the data asks of its database: an index for every row that goes with another, and lists that are read in their order.

-- Deleting a member, a piece or a session looks for what refers to it. Where anybody may be named, only those who are stand in the index.
create index session_of_member on session (member_id);
create index session_credential on session (credential_id) where credential_id is not null;
create index session_own on session (own_session_id) where own_session_id is not null;
create index profile_field_source on profile_field (sync_source_user_id) where sync_source_user_id is not null;
create index proof_content on proof (content_id);
create index connect_attempt_member on connect_attempt (member_id);
create index one_time_link_of_member on one_time_link (member_id) where member_id is not null;
create index social_attempt_member on social_attempt (member_id) where member_id is not null;
create index team_invite_parent on team_invite (parent_id, created_at, id);
create index team_invite_inviter on team_invite (invited_by);
create index team_invite_accepter on team_invite (accepted_by) where accepted_by is not null;
create index team_lock_setter on team_lock (set_by) where set_by is not null;
create index billing_command_member on billing_command (member_id);
create index coupon_maker on coupon (made_by) where made_by is not null;
create index studio_piece_submitter on studio_piece (submitted_by) where submitted_by is not null;
create index studio_piece_approver on studio_piece (approved_by) where approved_by is not null;
create index studio_piece_changer on studio_piece (updated_by) where updated_by is not null;
create index studio_text_changer on studio_text (updated_by) where updated_by is not null;
create index studio_text_writer on studio_text (writer_id) where writer_id is not null;
create index studio_version_maker on studio_version (made_by) where made_by is not null;
create index studio_comment_maker on studio_comment (made_by) where made_by is not null;
create index studio_picture_adder on studio_picture (added_by) where added_by is not null;
create index studio_glossary_changer on studio_glossary (updated_by) where updated_by is not null;

-- The list of the studio: pieces that it has, and those of the library that nobody has taken up, each in the order in which they changed.

alter table studio_piece
  -- Languages whose text nobody has looked at since the other one changed.
  add column stale text[] not null default '{}';

alter table content
  -- Whether the studio has it.
  add column taken_up boolean not null default false;

create function stale_languages(piece text) returns text[] language sql stable as $$
  select coalesce(array_agg(own.language order by own.language), '{}')
  from studio_text as own
  join studio_text as twin on twin.piece_id = own.piece_id and twin.language <> own.language
  where own.piece_id = piece and own.in_step_with is distinct from twin.paragraphs
$$;

update studio_piece set stale = stale_languages(id) where stale_languages(id) <> '{}';
update content set taken_up = true where exists (select from studio_piece where studio_piece.id = content.id);

-- Whoever changes a text holds its piece by the end of the statement, so that of two at once the later one sees both.
create function stale_follows_text() returns trigger language plpgsql as $$
begin
  update studio_piece set stale = stale_languages(id) where id = new.piece_id and stale <> stale_languages(id);
  return null;
end $$;

create trigger stale_of_new_text after insert on studio_text
  for each row execute function stale_follows_text();
create trigger stale_of_changed_text after update on studio_text
  for each row when (old.paragraphs is distinct from new.paragraphs or old.in_step_with is distinct from new.in_step_with)
  execute function stale_follows_text();

create function taken_up_follows_piece() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update content set taken_up = true where id = new.id and not taken_up;
  else
    update content set taken_up = false where id = old.id and taken_up;
  end if;
  return null;
end $$;

create trigger taken_up_with_piece after insert or delete on studio_piece
  for each row execute function taken_up_follows_piece();

create function taken_up_from_the_first() returns trigger language plpgsql as $$
begin
  new.taken_up := exists (select from studio_piece where studio_piece.id = new.id);
  return new;
end $$;

create trigger taken_up_of_new_content before insert on content
  for each row execute function taken_up_from_the_first();

create index studio_piece_of_type on studio_piece (type, updated_at desc, id desc);
create index studio_piece_in_state on studio_piece (state, updated_at desc, id desc);
create index studio_piece_stale on studio_piece (updated_at desc, id desc) where stale <> '{}';
create index content_not_taken_up on content ((coalesce(updated_at, published_at)) desc, id desc)
  where owner_id is null and not taken_up;
create index content_not_taken_up_of_type on content (type, (coalesce(updated_at, published_at)) desc, id desc)
  where owner_id is null and not taken_up;
create index content_outdated on content ((coalesce(updated_at, published_at)) desc, id desc)
  where owner_id is null and not taken_up and outdated <> '{}';
create index content_withdrawn on content (id) where owner_id is null and status = 'draft';

create index content_slug_near on content using gin (slug gin_trgm_ops) where owner_id is null;
create index content_title_near on content_text using gin (title gin_trgm_ops);
create index studio_piece_slug_near on studio_piece using gin (slug gin_trgm_ops);
create index studio_text_title_near on studio_text using gin ((front ->> 'title') gin_trgm_ops);
