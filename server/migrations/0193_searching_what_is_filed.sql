-- A search within a type, a category or a tag asks the index for it, and titles are gone through by season as texts are.

-- How a piece is filed, as words that nobody can type: `~type:blog`, `~in:buyers`, `~tag:spring`. One that is longer than words of an index can
-- be cannot be asked for either.
create function filed_words(type text, categories text[], tags text[]) returns text[] language sql immutable parallel safe as $$
  select array(
    select word from (
      select '~type:' || type union all select '~in:' || unnest(categories) union all select '~tag:' || unnest(tags)
    ) as filed (word) where octet_length(word) <= 2046)
$$;

drop trigger published_at_of_new_text on content_text;
drop trigger published_at_of_moved_piece on content;
drop function text_published_with_piece, texts_published_with_piece;
drop function in_season;

alter table content_text drop column search, drop column title_search;
-- Of its piece; follows by itself.
alter table content_text add column filed text[] not null default '{}';
update content_text set filed = filed_words(type, categories, tags) from content where content.id = content_id;

alter table content_text
  add column search tsvector generated always as (
    array_to_tsvector(array['~' || language, '~' || language || season_of(published_at)::text] || filed) ||
    case language
      when 'es' then
        setweight(to_tsvector('spanish_plain', title), 'A') || setweight(to_tsvector('spanish_plain', description), 'B')
        || setweight(to_tsvector('spanish_plain', contents), 'C')
      else
        setweight(to_tsvector('english_plain', title), 'A') || setweight(to_tsvector('english_plain', description), 'B')
        || setweight(to_tsvector('english_plain', contents), 'C')
    end
  ) stored,
  add column title_search tsvector generated always as (
    array_to_tsvector(array['~' || language, '~' || language || season_of(published_at)::text] || filed) ||
    case language when 'es' then to_tsvector('spanish_plain', title) else to_tsvector('english_plain', title) end
  ) stored;

create index content_text_search on content_text using gin (search) with (fastupdate = off);
create index content_text_title_search on content_text using gin (title_search) with (fastupdate = off);

-- What is asked of texts of one language, and where they are given of one season and of pieces that are filed so. A query without words, such as
-- one of an article alone, finds nothing.
create function asked_of_texts(query tsquery, language text, season integer, filed tsquery) returns tsquery
language sql immutable parallel safe as $$
  select case
    when numnode(query) = 0 then query
    when filed is null then query && quote_literal('~' || language || coalesce(season::text, ''))::tsquery
    else query && quote_literal('~' || language || coalesce(season::text, ''))::tsquery && filed end
$$;

create function text_follows_piece() returns trigger language plpgsql as $$
begin
  select published_at, filed_words(type, categories, tags) into new.published_at, new.filed from content where id = new.content_id;
  return new;
end $$;

create trigger new_text_follows_piece before insert on content_text
  for each row execute function text_follows_piece();

create function texts_follow_piece() returns trigger language plpgsql as $$
begin
  update content_text set published_at = new.published_at, filed = filed_words(new.type, new.categories, new.tags)
  where content_id = new.id;
  return null;
end $$;

create trigger texts_follow_changed_piece after update on content for each row
  when ((old.published_at, old.type, old.categories, old.tags) is distinct from (new.published_at, new.type, new.categories, new.tags))
  execute function texts_follow_piece();
