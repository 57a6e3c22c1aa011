-- How often a page, a product or a video was looked at in an hour, and nobody's name. What page_view holds from now on
-- only tells a guest's second look from the first, and goes after an hour.
create table view_hour (
  exhibition_id integer not null references exhibition (id) on delete cascade,
  -- 0: the exhibition itself.
  exhibitor_id integer not null,
  kind text not null check (kind in ('page', 'product', 'video')),
  -- page: empty; product: exhibition product; video: file.
  target text not null,
  -- Hours since 1970.
  hour integer not null,
  views integer not null check (views > 0),
  primary key (exhibition_id, exhibitor_id, kind, target, hour)
);
create index view_hour_by_hour on view_hour (hour);

insert into view_hour (exhibition_id, exhibitor_id, kind, target, hour, views)
select exhibition_id, exhibitor_id, 'page', '', slot / 6, count(*)::int from page_view group by 1, 2, slot / 6;

-- Figures are read by exhibition and time.
create index favourite_by_exhibition on favourite (exhibition_id, marked_at);
create index card_exchange_by_exhibition on card_exchange (exhibition_id, exchanged_at);
