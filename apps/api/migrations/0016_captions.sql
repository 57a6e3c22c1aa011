-- The organiser's captions of a recording, a file for each language.
alter table programme_session
  add column captions_zh_file_id text references file (id),
  add column captions_en_file_id text references file (id);
