-- What a piece is found by besides its categories, and whom it is for.
alter table content
  add column tags text[] not null default '{}',
  -- The features, account types and states of those that it is for; empty for everybody.
  add column audience jsonb not null default '{}';

create index content_for_some on content (id) where audience <> '{}';
