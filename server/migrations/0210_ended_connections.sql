-- A look every minute asks which connections have ended lately.
create index connection_ended on connection (ended_at) where ended_at is not null;
