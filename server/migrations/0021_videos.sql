-- What is known of an uploaded file that a profile shows as a video.

alter table upload add column length_ms integer;
alter table upload add column format text check (format in ('mp4', 'mov'));
-- Digest of the picture that stands for it until it plays.
alter table upload add column poster text;
-- A file that is shown is given another while at each look, so that every one has an end.
alter table upload alter column expires_at set not null;
