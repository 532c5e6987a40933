-- A network that loads a film by its address names its digest.
create index post_films on post (proof_sha256) where film is not null;
