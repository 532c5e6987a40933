-- How many pieces of a type are seen is counted for every page of a list that is not remembered. With the status in it the index alone
-- answers that: 3 ms among 20,000 pieces instead of 10.
drop index content_newest;
create index content_newest on content (type, published_at desc, id) include (status) where owner_id is null;
