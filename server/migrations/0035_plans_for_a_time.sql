-- A plan that staff gives for a time ends by itself, as a trial does.
alter table member_feature add column ends_at timestamptz;
