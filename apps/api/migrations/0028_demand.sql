-- What visitors searched for: how often, how often in vain, and how often a result was opened. Until now only searches in
-- vain were counted, and nobody knows their language.
alter table search_miss rename to search_day;
alter table search_day rename column count to misses;
alter table search_day
  add column language text not null default '' check (language in ('', 'zh', 'en')),
  add column searches integer not null default 0,
  add column opened integer not null default 0;
update search_day set searches = misses;
alter table search_day
  drop constraint search_miss_pkey,
  drop constraint search_miss_count_check,
  drop constraint search_miss_what_check,
  drop constraint search_miss_words_check,
  add constraint search_day_pkey primary key (day, exhibition_id, what, language, words),
  add constraint search_day_what_check check (what in ('exhibitor', 'product')),
  add constraint search_day_words_check check (length(words) <= 60),
  add constraint search_day_counts_check check (searches >= 0 and misses between 0 and searches and opened >= 0);
