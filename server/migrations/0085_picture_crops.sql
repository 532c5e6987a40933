-- The part of a picture that is shown, in whole pixels of its file: {left, top, width, height}. Null for the whole of it.
alter table studio_picture add column crop jsonb;
