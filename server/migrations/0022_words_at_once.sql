-- The newest pieces of all types, without sorting the others.

create index content_published on content (published_at desc, id) where status in ('published', 'public');

-- Words are looked up all day and written once. New ones would wait in a list that every search reads through, until the table
-- is vacuumed, which the embedded database does not do by itself.

alter index content_text_search set (fastupdate = off);

select gin_clean_pending_list('content_text_search');
