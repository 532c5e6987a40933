-- A library of many pieces is searched as quickly as a small one.

-- Among more pieces than can be ranked, those with the words in their titles are ranked before others.
alter table content_text
  add column title_search tsvector generated always as (
    case language when 'es' then to_tsvector('spanish_plain', title) else to_tsvector('english_plain', title) end
  ) stored;

create index content_text_title_search on content_text using gin (title_search) with (fastupdate = off);

-- Lists of a category or a tag.
create index content_categories on content using gin (categories);
create index content_tags on content using gin (tags);

-- Pictures of the library by name, and those of a category or a tag.
create index asset_named on asset (name, id) where owner_id is null;
create index asset_categories on asset using gin (categories);
create index asset_tags on asset using gin (tags);
