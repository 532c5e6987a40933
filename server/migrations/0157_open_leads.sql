-- The leads that nobody has answered are counted and listed without those of years that somebody has.
create index lead_open on lead (member_id, last_sent_at desc, id desc) where answered_at is null;
