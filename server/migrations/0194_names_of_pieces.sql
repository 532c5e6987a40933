-- The list of the studio is searched by what pieces are called. That stands in one place with what the list is narrowed and ordered by, so that
-- counting to a thousand and reading a page take no more where a word stands in many titles.

-- The address and the titles, each in a line of its own, kept apart by a sign that nobody types.
create function named_lines(slug text, titles text[]) returns text language sql immutable parallel safe as $$
  select array_to_string(slug || titles, E'\x1f')
$$;

create function content_names(piece text, slug text) returns text language sql stable as $$
  select named_lines(slug, array(select title from content_text where content_id = piece order by language))
$$;

create function studio_names(piece text, slug text) returns text language sql stable as $$
  select named_lines(slug, array(select coalesce(front ->> 'title', '') from studio_text where piece_id = piece order by language))
$$;

alter table content add column names text not null default '';
alter table studio_piece add column names text not null default '';
update content set names = content_names(id, slug);
update studio_piece set names = studio_names(id, slug);

create function names_of_content() returns trigger language plpgsql as $$
begin
  new.names := content_names(new.id, new.slug);
  return new;
end $$;

create trigger names_of_new_content before insert on content
  for each row execute function names_of_content();
create trigger names_with_address before update on content
  for each row when (old.slug <> new.slug) execute function names_of_content();

-- The piece is held before its titles are read, so that of two who write in it at once the later one reads both.
create function names_follow_text() returns trigger language plpgsql as $$
begin
  perform from content where id = new.content_id for no key update;
  update content set names = content_names(id, slug) where id = new.content_id;
  return null;
end $$;

create trigger names_of_new_text after insert on content_text
  for each row execute function names_follow_text();
create trigger names_of_changed_text after update on content_text
  for each row when (old.title <> new.title) execute function names_follow_text();

create function names_of_studio_piece() returns trigger language plpgsql as $$
begin
  new.names := studio_names(new.id, new.slug);
  return new;
end $$;

create trigger names_of_new_piece before insert on studio_piece
  for each row execute function names_of_studio_piece();
create trigger names_with_address before update on studio_piece
  for each row when (old.slug <> new.slug) execute function names_of_studio_piece();

create function names_follow_studio_text() returns trigger language plpgsql as $$
begin
  perform from studio_piece where id = new.piece_id for no key update;
  update studio_piece set names = studio_names(id, slug) where id = new.piece_id;
  return null;
end $$;

create trigger names_of_new_text after insert on studio_text
  for each row execute function names_follow_studio_text();
create trigger names_of_changed_text after update on studio_text
  for each row when (old.front -> 'title' is distinct from new.front -> 'title') execute function names_follow_studio_text();

drop index content_slug_near, content_title_near, studio_piece_slug_near, studio_text_title_near;
create index content_names_near on content using gin (names gin_trgm_ops) with (fastupdate = off) where owner_id is null and not taken_up;
create index studio_piece_names_near on studio_piece using gin (names gin_trgm_ops) with (fastupdate = off);
