-- Which window of a browser saved a text last, and how many times it had saved by then: what it keeps for itself may be older.
alter table studio_text
  add column saved_window text,
  add column saved_step integer,
  add constraint studio_text_last_save check ((saved_window is null) = (saved_step is null));
