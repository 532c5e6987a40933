-- A word of a search that names a type or a category finds the pieces of it also where their texts do not have the word.

-- The query itself, where each of its words that names a way to file pieces may also be met by pieces that are filed so. `named` are the names
-- as queries, and `filed` what they name, in the same order: words as `filed_words` gives them.
create function or_filed(asked tsquery, named tsquery[], filed text[]) returns tsquery
language plpgsql immutable parallel safe as $$
begin
  for at in 1 .. coalesce(cardinality(named), 0) loop
    -- A longer word is not in the index.
    if numnode(named[at]) > 0 and octet_length(filed[at]) <= 2046 then
      asked := ts_rewrite(asked, named[at], named[at] || ('''' || regexp_replace(filed[at], '([''\\])', '\1\1', 'g') || '''')::tsquery);
    end if;
  end loop;
  return asked;
end $$;

-- What a category is called, as words are searched for.
alter table category
  add column named_en tsquery generated always as (plainto_tsquery('english_plain', name_en)) stored,
  add column named_es tsquery generated always as (plainto_tsquery('spanish_plain', name_es)) stored;
