-- What becomes of a post that is taken up late (its owner is asked, or what is tied to a day is missed), and which picture was approved.

alter table post
  add column late_rule text not null default 'ask' check (late_rule in ('ask', 'miss')),
  add column approved_sha256 text;

-- What waits for a connection is missed when its time is over; there is little of it among all posts.
create index post_waiting on post (due_at) where state = 'needs_reconnect';

-- Of a picture that was redrawn since, nobody knows any more what it looked like when it was approved.
update post set approved_sha256 = proof_sha256
where not exists (select from post_event told where told.post_id = post.id and told.note = 'proof_renewed');
