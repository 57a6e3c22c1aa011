-- What a search reads instead of the content itself: one row for each company and product that is listed, with its
-- tokens, the texts that are ranked, and the facts that lists are filtered, counted and ordered by.
create table search_exhibitor (
  -- Of the company or the product. No foreign key: rows of what was deleted are taken out with their tokens' counts.
  id integer primary key,
  -- Of the tokeniser that made the tokens. 0: only the facts are there yet.
  version smallint not null,
  -- Of the content it was made from.
  fingerprint text not null,
  tokens tsvector not null,
  -- The short fields in tokens, as the ranking reads them.
  texts text not null,
  company_id integer not null,
  industry text not null,
  province text not null,
  city text not null,
  area text not null,
  -- In Chinese; the English names stand at the same positions of the other list.
  categories text[] not null,
  categories_en text[] not null,
  -- Where it can be visited, in ascending order.
  exhibition_ids integer[] not null,
  has_video boolean not null,
  price_low numeric(14, 2),
  price_high numeric(14, 2),
  price_currency text,
  -- The smallest order, where it begins with a number.
  order_quantity numeric(14, 2),
  order_unit text,
  sort_key text collate "C" not null,
  newest_at timestamptz not null
);
create table search_product (like search_exhibitor including all);

-- Written through the pending list, which each writer empties at its end: entries that come together cost less than
-- half, and no search reads the list.
create index search_exhibitor_tokens on search_exhibitor using gin (tokens);
create index search_product_tokens on search_product using gin (tokens);
create index search_exhibitor_exhibitions on search_exhibitor using gin (exhibition_ids) with (fastupdate = off);
create index search_product_exhibitions on search_product using gin (exhibition_ids) with (fastupdate = off);
create index search_exhibitor_by_name on search_exhibitor (sort_key, id);
create index search_product_by_name on search_product (sort_key, id);
create index search_exhibitor_by_newest on search_exhibitor (newest_at desc, id desc);
create index search_product_by_newest on search_product (newest_at desc, id desc);
create index search_product_by_company on search_product (company_id);
-- What a list counts, read from the index alone.
create index search_exhibitor_facts on search_exhibitor (industry, province) include (city, area, exhibition_ids);
create index search_product_facts on search_product (industry, province) include (city, area, exhibition_ids);
create index search_exhibitor_by_version on search_exhibitor (version);
create index search_product_by_version on search_product (version);

-- How many rows of both tables have a token, for the vocabulary that each node holds.
create table search_token (
  token text collate "C" primary key,
  documents integer not null
);
create index search_token_unused on search_token (token) where documents <= 0;

-- Lists are complete from the start; words are found as the tokens are written after it.
insert into search_exhibitor
select c.id, 0, '', '', '', c.id, c.industry, c.province, c.city, c.area, '{}', '{}', shown.ids, false,
  null, null, null, null, null, c.sort_key, shown.newest_at
from company c cross join lateral (
  select array_agg(e.exhibition_id order by e.exhibition_id) as ids, max(e.joined_at) as newest_at
  from exhibitor e join exhibition x on x.id = e.exhibition_id
  where e.company_id = c.id and e.withdrawn_at is null and x.withdrawn_at is null
) shown
where c.withdrawn_at is null and shown.ids is not null;

insert into search_product
select p.id, 0, '', '', '', c.id, c.industry, c.province, c.city, c.area,
  case when p.category_zh is null then '{}' else array[p.category_zh] end,
  case when p.category_zh is null then '{}' else array[coalesce(p.category_en, '')] end,
  shown.ids, false, p.price_low, p.price_high, p.price_currency, null, null, p.sort_key, p.added_at
from product p join company c on c.id = p.company_id cross join lateral (
  select array_agg(e.exhibition_id order by e.exhibition_id) as ids
  from exhibition_product ep join exhibitor e on e.id = ep.exhibitor_id join exhibition x on x.id = e.exhibition_id
  where ep.product_id = p.id and e.withdrawn_at is null and x.withdrawn_at is null
) shown
where p.withdrawn_at is null and c.withdrawn_at is null and shown.ids is not null;
