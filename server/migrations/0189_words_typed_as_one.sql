-- Two words of the library that were typed as one: each way to take it apart, in quotes, as a search asks for words beside each other.
create function words_typed_as_one(typed text) returns setof text language sql stable as $$
  select '"' || first.word || ' ' || second.word || '"'
  from generate_series(3, length(typed) - 3) as letters
  join library_word as first on first.word = left(typed, letters)
  join library_word as second on second.word = substr(typed, letters + 1)
$$;
