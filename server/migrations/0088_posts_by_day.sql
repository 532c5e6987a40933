-- The calendar counts the posts of each day. What it narrows them by stands in the index beside them, so that thousands are counted without being read.
create index post_owner_day on post (owner_id, due_at, id) include (comment_of, network, origin);
drop index post_owner;
