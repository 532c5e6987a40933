-- Counts the changes of a graphic that a member designs: a change names the one that it was made on.
alter table content add column drawing_version integer not null default 1;
