-- What a piece of the studio draws: its template and what it leaves to the member; null for a text.
alter table studio_piece
  add column drawing jsonb,
  -- Counts the changes of the drawing.
  add column drawing_version integer not null default 1;
