-- Drafts are the same for every tool: what was typed, and when. The table of one of them holds all.
alter table equity_draft rename to tool_draft;
alter table tool_draft rename column facts to typed;
-- Which tool they are of, as the contract of drafts lists them.
alter table tool_draft add column tool text not null default 'equity';
alter table tool_draft alter column tool drop default;
drop index equity_draft_of;
create index tool_draft_of on tool_draft (member_id, tool, updated_at);
