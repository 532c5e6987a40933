-- What is to be said under a post as its first comment; null for nothing.
alter table post add column first_comment text;
-- A comment is an entry of the ledger of its own, made in the transaction in which its post is published: this names the post.
alter table post add column comment_of text references post (id) on delete cascade;
create unique index post_comment_of on post (comment_of) where comment_of is not null;
-- In a draft by language, as the caption.
alter table share_draft add column first_comments jsonb not null default '{}';
