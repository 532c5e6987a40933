-- A sign-in from a browser that the account does not know waits for a code by mail, as others wait for the second factor.

alter table second_factor_ticket
  add column asks text not null default 'second-factor' check (asks in ('second-factor', 'device-code')),
  -- What the mail names the browser by.
  add column user_agent text not null default '';
