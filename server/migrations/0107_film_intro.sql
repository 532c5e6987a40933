-- How long the member's intro runs before the film itself begins: captions come later by so much.
alter table made_film add column intro_ms integer not null default 0;
