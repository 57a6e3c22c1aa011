-- Files of the fair are known by where they lie in the organiser's folder. A film at several booths is several files
-- to visitors, each with its own star, and one set of bytes.
alter table file add column media_path text unique;
alter table file add column bytes_of text references file (id) on delete cascade;
create index file_by_bytes on file (bytes_of) where bytes_of is not null;

alter table company add column country text not null default '';

create table company_poster (
  company_id integer not null references company (id) on delete cascade,
  position integer not null,
  file_id text not null references file (id),
  primary key (company_id, position)
);

-- As the organiser has it; the booths that show it are booth_resource.
create table video (
  id integer primary key check (id > 0),
  company_id integer not null references company (id) on delete cascade,
  name_zh text not null,
  name_en text not null default '',
  file_id text not null references file (id),
  poster_file_id text references file (id),
  -- Null: wherever the company exhibits.
  exhibition_ids integer[]
);
create index video_by_company on video (company_id);

-- What an exhibitor has changed at the desk: the organiser's next import leaves it alone.
create table desk_edit (
  table_name text not null,
  record_id integer not null,
  -- The field of the record, or `id` when the whole record was made there.
  field text not null,
  edited_at timestamptz not null,
  primary key (table_name, record_id, field)
);

-- Guests are shown in the order of their numbers, as documents and films are.
alter table guest drop column position;

-- For booths and shown products whose number cannot be read off what they are.
create sequence exhibitor_spare_id as integer start 2000000001;
create sequence exhibition_product_spare_id as integer start 2000000001;

-- The platform as its organiser names it.
create table fair (
  id integer primary key check (id = 1),
  name_zh text not null,
  name_en text not null default '',
  tagline_zh text not null default '',
  tagline_en text not null default '',
  organiser_zh text not null default '',
  organiser_en text not null default '',
  phone text not null default '',
  filing_number text not null default ''
);

-- Numbered like everything an organiser brings; the first one is shown for a number that nobody knows.
alter table booth_wall drop column position;
alter table booth_wall rename column area_date to id;
alter table booth_wall alter column id type integer using id::integer;
alter table booth_wall add check (id > 0);
