-- The report of a draft that a client reads by a link: the key in its address, and what the report is made of. Both go with the draft.
alter table tool_draft add column link_key text unique;
alter table tool_draft add column linked jsonb;
