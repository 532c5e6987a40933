-- Each proof is looked at once: it goes, or a post carries it, which stays so.
alter table proof add column carried boolean not null default false;
create index proof_uncarried on proof (created_at) where not carried;
