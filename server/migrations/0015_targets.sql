-- Where a post can go is a target: a page on one network, a profile, an account or a channel on another. The names say so.

alter table connection_page rename to connection_target;
alter table connection_target rename column page_id to target_id;
alter table connection_target add column kind text not null default 'page';
alter table connection_target alter column kind drop default;

alter table post rename column page_id to target_id;
alter table post rename column page_name to target_name;
alter table post add column target_kind text not null default 'page';
alter table post alter column target_kind drop default;

alter table sending_hold rename column page_id to target_id;

-- The targets of a draft may be on several networks.
alter table share_draft add column targets jsonb;
update share_draft set targets = (
  select coalesce(jsonb_agg(jsonb_build_object('network', 'facebook', 'targetId', page)), '[]'::jsonb) from unnest(pages) as page
) where pages is not null;
alter table share_draft drop column pages;

-- What is told of a target has a code for every network.
update post set reason = 'target_' || substr(reason, 6) where reason in ('page_role_lost', 'page_missing');
update post_event set note = 'target_' || substr(note, 6) where note in ('page_role_lost', 'page_missing');
update connection_target set lost_reason = 'target_role_lost' where lost_reason = 'page_role_lost';
