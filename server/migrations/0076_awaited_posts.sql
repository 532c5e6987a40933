-- What somebody waits for is looked for at every claim, however long the line of what is planned has become.
create index post_awaited on post (network, next_at) where state = 'scheduled' and wall_date is null and setbacks = 0;
