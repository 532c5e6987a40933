-- What is said in a recording and when, in milliseconds: [{"from", "until", "text"}], each after the one before.
alter table recording add column captions jsonb not null default '[]';
