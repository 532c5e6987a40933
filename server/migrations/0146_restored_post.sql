-- Whether a post stands in a ledger that was put back from a backup and has not been sent since. Its reason says so only until something
-- else happens to it.
alter table post add column restored boolean not null default false;

update post set restored = true where reason = 'restored';
