-- A team sets settings of every group for its members, either locked or as what they begin with.

alter table profile_field add column locked_sync_to text not null default '';
alter table profile_field add column locked_font_size integer;

alter table team_lock add column feature text not null default 'basic';
alter table team_lock alter column feature drop default;
alter table team_lock add column mode text not null default 'locked' check (mode in ('default', 'locked'));
alter table team_lock alter column mode drop default;
alter table team_lock add column sync_to text not null default '';
alter table team_lock add column font_size integer;
alter table team_lock drop constraint team_lock_pkey;
alter table team_lock add primary key (parent_id, feature, name);
