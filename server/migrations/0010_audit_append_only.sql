-- The audit log is only added to: nobody changes, deletes or empties it by mistake, nor with a hole in the product. Who owns the
-- database can take the trigger away; the digests, which are keyed from now on, show what they then change.
create function refuse_audit_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entry is only added to';
end $$;

create trigger audit_entry_kept before update or delete or truncate on audit_entry
  for each statement execute function refuse_audit_rewriting();
