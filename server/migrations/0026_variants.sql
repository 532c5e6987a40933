-- What a draft has of its own on a network: words by language, a size. Everything else is shared by all of them.
alter table share_draft add column variants jsonb not null default '[]';
alter table share_draft alter column variants drop default;
