-- The pictures of a post behind its first one, in their order: each a piece of its own, as it was proved. Null for a post with one picture or none.
alter table post add column pictures jsonb;
-- In a draft the pieces that were added.
alter table share_draft add column pictures jsonb not null default '[]';
