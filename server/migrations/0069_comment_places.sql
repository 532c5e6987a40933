-- What stood around the words that a comment is about, so that they are found again after the text was changed.
alter table studio_comment
  add column before text not null default '',
  add column after text not null default '';
