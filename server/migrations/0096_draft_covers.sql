-- The moments that were chosen for the covers of a film, in milliseconds, by the language of the film.
alter table share_draft add column covers jsonb not null default '{}';
