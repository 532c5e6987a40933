-- What members are told by mail.

-- The version of a post at which its owner was told what it needs. A change of state makes another version, which is news again.
alter table post add column told_version integer;

-- Nobody is written to about what happened before there were mails.
update post set told_version = version;

create index post_untold on post (owner_id, updated_at)
  where told_version is distinct from version
    and (state in ('failed', 'needs_reconnect', 'needs_attention', 'missed') or reason = 'reconnect_to_check');

create index connection_expires on connection (expires_at, member_id, network) where ended_at is null;

-- One row per warning that was sent. Another consent makes another grant, which is warned of anew.
create table connection_warning (
  grant_id text not null,
  stage text not null check (stage in ('week', 'days')),
  member_id text not null references member (id) on delete cascade,
  warned_at timestamptz not null,
  primary key (grant_id, stage)
);

create index connection_warning_member on connection_warning (member_id);
