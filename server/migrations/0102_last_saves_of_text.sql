-- Which windows saved a text last, the newest first, and how many times each had saved by then: after two crashes in a row the first
-- one's window has to be known as well.
alter table studio_text drop constraint studio_text_last_save;
alter table studio_text drop column saved_window;
alter table studio_text drop column saved_step;
alter table studio_text add column last_saves jsonb not null default '[]';
