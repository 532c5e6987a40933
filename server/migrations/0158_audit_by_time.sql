-- The entries between two times are found without those that are newer or older.
create index audit_entry_at on audit_entry (at, id);
