-- What the CRM was told of each member. A row is due when something that the CRM is told may have changed; the triggers below mark it
-- within the change itself, whoever makes it, and know no clock.

create table crm_contact (
  member_id text primary key references member (id) on delete cascade,
  -- The contact's id at the CRM, once an answer has named it.
  contact_id text,
  -- Values by property; null where a change was begun and its end is not known.
  told jsonb not null default '{}',
  is_due boolean not null,
  version bigint not null default 1,
  -- Not before then is a contact tried again that the CRM did not know, or whose values it refused.
  next_at timestamptz
);

create index crm_contact_due on crm_contact (next_at nulls first, member_id) where is_due;

create function crm_contact_changed() returns trigger language plpgsql as $$
declare
  changed text;
begin
  if tg_op = 'DELETE' then
    changed := old.member_id;
  else
    changed := new.member_id;
  end if;
  -- With the member everything of theirs goes.
  if not exists (select from member where id = changed) then
    return null;
  end if;
  insert into crm_contact (member_id, is_due) values (changed, true)
  on conflict (member_id) do update set is_due = true, version = crm_contact.version + 1, next_at = null;
  return null;
end $$;

create trigger crm_connection_new after insert on connection for each row
  when (new.network in ('facebook', 'linkedin'))
  execute function crm_contact_changed();

create trigger crm_connection_changed after update on connection for each row
  when (new.network in ('facebook', 'linkedin')
    and (new.expires_at, new.ended_at, new.grant_id) is distinct from (old.expires_at, old.ended_at, old.grant_id))
  execute function crm_contact_changed();

create trigger crm_connection_gone after delete on connection for each row
  when (old.network in ('facebook', 'linkedin'))
  execute function crm_contact_changed();

create trigger crm_answer_new after insert on profile_field for each row
  when (new.name like 'kcm\_onboarding\_%')
  execute function crm_contact_changed();

create trigger crm_answer_changed after update on profile_field for each row
  when (new.name like 'kcm\_onboarding\_%' and new.value is distinct from old.value)
  execute function crm_contact_changed();

create trigger crm_answer_gone after delete on profile_field for each row
  when (old.name like 'kcm\_onboarding\_%')
  execute function crm_contact_changed();

-- Under another address a member may be another contact, who was told nothing.
create function crm_contact_moved() returns trigger language plpgsql as $$
begin
  update crm_contact
  set told = '{}', contact_id = null, is_due = true, version = version + 1, next_at = null
  where member_id = new.id;
  return null;
end $$;

create trigger crm_member_moved after update on member for each row
  when (lower(new.email) is distinct from lower(old.email))
  execute function crm_contact_moved();

-- Those who are there already.
insert into crm_contact (member_id, is_due)
select id, true from member
where exists (select from connection where connection.member_id = member.id and connection.network in ('facebook', 'linkedin'))
  or exists (select from profile_field where profile_field.member_id = member.id and profile_field.name like 'kcm\_onboarding\_%');
