-- The words of the library, once each: what is misspelt is compared with them, and no longer with every title and description.

-- Words as they are compared: in small letters, without accents.
create function words_in(text text) returns setof text language sql stable as $$
  select word from unnest(tsvector_to_array(to_tsvector('simple', unaccent(text)))) as word where word ~ '^[[:alpha:]]{3,40}$'
$$;

-- A word stays when no text has it any more: whoever is led to a word looks whether it is still to be found. What members wrote of their own is
-- not among them.
create table library_word (word text primary key);

create index library_word_near on library_word using gin (word gin_trgm_ops) with (fastupdate = off);

-- In one order, so that two who write at once do not wait for each other.
create function add_library_words(texts text[]) returns void language sql as $$
  insert into library_word (word)
  select distinct word from unnest(texts) as text, words_in(text) as word order by word
  on conflict do nothing
$$;

create function library_words_of_new() returns trigger language plpgsql as $$
begin
  perform add_library_words(array(
    select title || ' ' || description || ' ' || contents from written join content on id = content_id and owner_id is null));
  return null;
end $$;

create trigger library_words_of_new after insert on content_text
  referencing new table as written for each statement execute function library_words_of_new();

create function library_words_of_changed() returns trigger language plpgsql as $$
begin
  perform add_library_words(array(
    select written.title || ' ' || written.description || ' ' || written.contents from written
    join before using (content_id, language) join content on id = content_id and owner_id is null
    where (written.title, written.description, written.contents)
      is distinct from (before.title, before.description, before.contents)));
  return null;
end $$;

create trigger library_words_of_changed after update on content_text
  referencing old table as before new table as written for each statement execute function library_words_of_changed();

select add_library_words(array(
  select title || ' ' || description || ' ' || contents from content_text join content on id = content_id and owner_id is null));

-- Of a short word one wrong letter leaves little; a word that is much longer or shorter has to be more alike.
create function may_be_meant(typed text, word text) returns boolean language sql immutable as $$
  select word_similarity(typed, word) >= 0.45 or similarity(typed, word) >= 0.3 and abs(length(typed) - length(word)) <= 2
$$;

-- The index is asked by the lesser measure. How alike the words are on the whole tells the nearest.
create function nearest_words(typed text) returns table (word text, likeness real)
language sql stable
set pg_trgm.word_similarity_threshold = 0.3
as $$
  select word, similarity(typed, word) from library_word where typed <% word and may_be_meant(typed, word)
$$;
