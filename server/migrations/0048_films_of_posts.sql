-- The film that a post carries: its digest, how much it weighs and how long it runs. Null for a picture or a link.
alter table post add column film jsonb;
