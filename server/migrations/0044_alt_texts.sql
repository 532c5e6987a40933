-- What a member says of the picture for those who cannot see it. Null: what the piece says of itself, its title; a post of a link has none.
alter table post add column alt_text text;
-- In a draft by language; a language that is not in here keeps the piece's own.
alter table share_draft add column alt_texts jsonb not null default '{}';
