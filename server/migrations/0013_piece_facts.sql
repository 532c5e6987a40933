-- What a piece says that is not true of every member in every week: it is asked before the piece is offered or posted.

alter table content
  add column claims boolean not null default false,
  add column sample boolean not null default false,
  add column placeholders text[] not null default '{}';
