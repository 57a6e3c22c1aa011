-- Names that searches lose because an account was deleted, as keyed hashes: another node may hold some that are not
-- written yet. Kept for a few days.
create table search_forgotten (
  words_hash text primary key,
  forgotten_at timestamptz not null
);
