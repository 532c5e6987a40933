-- The pictures of a category are read in the order of their list, as far as a page needs, as those of all categories are.

-- Those of the library once for each of their categories, with what lists ask of them; follows by itself.
create table asset_filed (
  category text not null,
  id text not null,
  content_id text,
  name text not null,
  language text,
  status text not null,
  updated_at timestamptz not null
);

create function file_assets() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from asset_filed as filed using gone
    where filed.category = any(gone.categories) and filed.updated_at = gone.updated_at and filed.id = gone.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into asset_filed (category, id, content_id, name, language, status, updated_at)
    select distinct category, id, content_id, name, language, status, updated_at
    from written cross join unnest(categories) as category where owner_id is null;
  end if;
  return null;
end $$;

insert into asset_filed (category, id, content_id, name, language, status, updated_at)
select distinct category, id, content_id, name, language, status, updated_at
from asset cross join unnest(categories) as category where owner_id is null
order by updated_at desc;

create unique index asset_filed_newest on asset_filed (category, updated_at desc, id);
create index asset_filed_named on asset_filed (category, name, id);

create trigger filed_with_new_assets after insert on asset
  referencing new table as written for each statement execute function file_assets();
create trigger filed_with_changed_assets after update on asset
  referencing old table as gone new table as written for each statement execute function file_assets();
create trigger filed_until_removed after delete on asset
  referencing old table as gone for each statement execute function file_assets();
