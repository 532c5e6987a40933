-- The path that a picture was sent with: the folder that a member's pictures are listed by.

alter table image add column path text not null default '';
update image set path = case when name like 'logo%' then 'logo/' || name else 'photo/' || name end;
