-- Tokens that end within hours and are renewed without the member: until when the present one is good, and who is renewing it.
alter table connection
  add column token_expires_at timestamptz,
  add column renewing_until timestamptz;
