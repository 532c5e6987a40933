-- Words that stand in many pieces are searched for from the newest season backwards, as far as a page needs.

-- Seasons of ninety days, counted from 1970.
create function season_of(at timestamptz) returns integer language sql immutable parallel safe as $$
  select floor(extract(epoch from at at time zone 'UTC') / 7776000)::integer
$$;

-- What is asked, of texts of one language and, when it is given, of one season. Each text has both as words that nobody can type: `~en` and
-- `~en230`. A query without words, such as one of an article alone, finds nothing.
create function in_season(query tsquery, language text, season integer) returns tsquery
language sql immutable parallel safe as $$
  select case when numnode(query) > 0
    then query && quote_literal('~' || language || coalesce(season::text, ''))::tsquery else ''::tsquery end
$$;

-- When its piece was published; follows by itself.
alter table content_text add column published_at timestamptz not null default 'epoch';
update content_text set published_at = content.published_at from content where content.id = content_id;

create function text_published_with_piece() returns trigger language plpgsql as $$
begin
  new.published_at := (select published_at from content where id = new.content_id);
  return new;
end $$;

create trigger published_at_of_new_text before insert on content_text
  for each row execute function text_published_with_piece();

create function texts_published_with_piece() returns trigger language plpgsql as $$
begin
  update content_text set published_at = new.published_at where content_id = new.id;
  return null;
end $$;

create trigger published_at_of_moved_piece after update on content
  for each row when (old.published_at is distinct from new.published_at) execute function texts_published_with_piece();

alter table content_text drop column search, drop column title_search;
alter table content_text
  add column search tsvector generated always as (
    array_to_tsvector(array['~' || language, '~' || language || season_of(published_at)::text]) ||
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
    array_to_tsvector(array['~' || language]) ||
    case language when 'es' then to_tsvector('spanish_plain', title) else to_tsvector('english_plain', title) end
  ) stored;

create index content_text_search on content_text using gin (search) with (fastupdate = off);
create index content_text_title_search on content_text using gin (title_search) with (fastupdate = off);
create index content_text_published on content_text (published_at);
