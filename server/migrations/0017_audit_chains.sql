-- The audit log is chained per group of people, so that not everybody who acts waits for everybody else. What was written before is
-- the beginning of chain 0.
alter table audit_entry add column chain smallint not null default 0;
create index audit_entry_chain on audit_entry (chain, id desc);
