-- What is true of the installation as a whole, whichever folder or process looks at it.
create table installation_mark (
  -- `demo`: the demo world was put in. Its passwords are published, so production never starts on it. No one takes a mark away.
  name text primary key check (name in ('demo')),
  set_at timestamptz not null
);

-- Installations from before the mark are known by their people: nobody else can have an address under this domain.
insert into installation_mark (name, set_at)
select 'demo', now()
where exists (select from member where email like '%@demo.yardsign.test');

-- A link that makes an administrator, printed by the server or by `npm run admin`. Its secret is not here.
create table admin_link (
  -- SHA-256 of the secret.
  hash text primary key,
  -- `first` works only while there is no administrator; `again` is for an operator who has lost every way in.
  purpose text not null check (purpose in ('first', 'again')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
