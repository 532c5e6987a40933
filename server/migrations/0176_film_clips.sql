-- The upload that a film of a member's own shows: it stays as long as the film can be made anew.
alter table film_drawing add column upload_id text references upload (id) on delete set null;
create index film_drawing_upload on film_drawing (upload_id);
