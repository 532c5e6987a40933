-- When a published post was taken down from its network by its member; null for one that was not.
alter table post add column taken_down_at timestamptz;
