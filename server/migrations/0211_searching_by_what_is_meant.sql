-- A word of a search finds what it names, such as the pieces of a type, also where their texts do not have it.

-- The query itself, where each of its words that names something may also be met by what is meant. `named` are those words as queries, and
-- `meant` what each of them asks for besides, in the same order.
create function or_meant(asked tsquery, named tsquery[], meant tsquery[]) returns tsquery
language plpgsql immutable parallel safe as $$
begin
  for at in 1 .. coalesce(cardinality(named), 0) loop
    if numnode(named[at]) > 0 and numnode(meant[at]) > 0 then
      asked := ts_rewrite(asked, named[at], named[at] || meant[at]);
    end if;
  end loop;
  return asked;
end $$;

-- One word that nobody can type, as `filed_words` gives them, as a query; an empty one for a word that is too long to be in the index.
create function exactly(word text) returns tsquery language sql immutable parallel safe as $$
  select case when octet_length(word) > 2046 then '' else '''' || regexp_replace(word, '([''\\])', '\1\1', 'g') || '''' end::tsquery
$$;

-- What any of several phrases finds.
create function any_phrase(config regconfig, phrases jsonb) returns tsquery language sql immutable parallel safe as $$
  select coalesce(string_agg('(' || phraseto_tsquery(config, phrase)::text || ')', ' | ')
    filter (where numnode(phraseto_tsquery(config, phrase)) > 0), '')::tsquery
  from jsonb_array_elements_text(phrases) as phrase
$$;

-- What a category is called, as words are searched for.
alter table category
  add column named_en tsquery generated always as (plainto_tsquery('english_plain', name_en)) stored,
  add column named_es tsquery generated always as (plainto_tsquery('spanish_plain', name_es)) stored;
