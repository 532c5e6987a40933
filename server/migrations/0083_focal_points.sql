-- The place of a picture that every cut of it keeps, in whole percent from the left and from the top; without one it is cut at its middle.
alter table studio_picture
  add column focal_x integer check (focal_x between 0 and 100),
  add column focal_y integer check (focal_y between 0 and 100),
  add constraint studio_picture_focal_whole check ((focal_x is null) = (focal_y is null));
