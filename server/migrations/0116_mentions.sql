-- Whom a post names: null for nobody. A draft keeps whom its member has chosen for every network.
alter table post add column mentions jsonb;
alter table share_draft add column mentions jsonb not null default '[]';
