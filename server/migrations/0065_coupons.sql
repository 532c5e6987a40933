-- Coupons that staff has made or ended here. The card processor keeps them and takes the money off.

create table coupon (
  code text primary key,
  -- As the settings of the site write one; null: it was made at the processor and only ended here.
  definition jsonb,
  made_by text references member (id) on delete set null,
  made_at timestamptz not null,
  ended_at timestamptz,
  -- Whether the processor has been told what stands here.
  settled boolean not null
);
-- Codes are the same whatever their capitals.
create unique index coupon_folded on coupon (lower(code));
create index coupon_unsettled on coupon (made_at) where not settled;

-- Who used a coupon is read from what was asked of the processor.
create index billing_command_coupon on billing_command using gin ((asked -> 'couponCodes'));
