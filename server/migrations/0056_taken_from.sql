-- What a piece said in this language when a member's copy was made of it, or last brought up to date: the difference to what it says
-- now is what a member is shown. Null where that is not known, and for what is no copy.
alter table content_text add column taken_from jsonb;

update content_text as own
set taken_from = jsonb_build_object(
  'title', source.title, 'description', source.description, 'contents', source.source, 'caption', source.caption)
from content as copy
join content as former on former.id = copy.based_on and former.digest = copy.based_on_digest
join content_text as source on source.content_id = former.id
where copy.id = own.content_id and source.language = own.language;
