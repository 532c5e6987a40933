-- Which pieces a member has posted is asked of each piece by itself: by when its posts were made, for those that were shared last,
-- and by when they are due, for what was posted since a day. Neither changes while a post is sent.
create index post_of_piece_made on post (owner_id, content_id, created_at);
create index post_of_piece_due on post (owner_id, content_id, due_at);
drop index post_of_content;
