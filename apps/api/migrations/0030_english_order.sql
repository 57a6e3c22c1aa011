-- Where a name stands among English ones. What has no English name stands there by its Chinese one.
alter table search_exhibitor add column sort_key_en text collate "C" not null default '';
alter table search_product add column sort_key_en text collate "C" not null default '';

-- As englishSortKey() makes it: without accents, in lower case, blanks for signs, numbers of ten digits.
create or replace function pg_temp.english_sort_key(name text) returns text language sql as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(
    lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u303f]+', ' ', 'g'),
    '(\d+)', '000000000\1', 'g'),
    '0*(\d{10,})', '\1', 'g'))
$$;
update search_exhibitor as s set sort_key_en =
  case when btrim(c.name_en) = '' then s.sort_key else pg_temp.english_sort_key(c.name_en) end
  from company as c where c.id = s.id;
update search_product as s set sort_key_en =
  case when btrim(p.name_en) = '' then s.sort_key else pg_temp.english_sort_key(p.name_en) end
  from product as p where p.id = s.id;

create index search_exhibitor_by_name_en on search_exhibitor (sort_key_en, id);
create index search_product_by_name_en on search_product (sort_key_en, id);
