-- The coupon that the link somebody signed up by has brought. It is offered to them until they have begun to pay.

create table signup_coupon (
  member_id text primary key references member (id) on delete cascade,
  -- As it stood in the link: whether it is one, and counts, is seen when it is offered.
  code text not null,
  noted_at timestamptz not null
);
