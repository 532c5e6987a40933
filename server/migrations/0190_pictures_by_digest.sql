-- Whether anybody keeps a picture is asked whenever somebody gives it up: without an index that reads the pictures of everybody.
create index image_sha256 on image (sha256);
