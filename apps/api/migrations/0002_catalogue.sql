-- The facts of a fair: who exhibits what, where, and what is told about it. Organisers bring them in; visitors read.

create table company (
  id integer primary key check (id > 0),
  name_zh text not null,
  name_en text not null default '',
  address_zh text not null default '',
  address_en text not null default '',
  -- Codes of the administrative division; empty when the company is abroad or it is not known.
  province text not null default '',
  city text not null default '',
  area text not null default '',
  industry text not null default '',
  logo_file_id text references file (id),
  manager_name text not null default '',
  manager_name_en text not null default '',
  manager_phone text not null default '',
  email text not null default '',
  phone text not null default '',
  website text not null default '',
  register_capital text not null default '',
  register_capital_en text not null default '',
  -- 1: 0–49, 2: 50–199, 3: 200–999, 4: 1000–9999, 5: 10000 or more, 0: unknown
  employee_num smallint not null default 0 check (employee_num between 0 and 5),
  info_zh text not null default '',
  info_en text not null default '',
  main_products_zh text not null default '',
  main_products_en text not null default '',
  sale_scope_zh text not null default '',
  sale_scope_en text not null default '',
  -- Names in the order a reader of Chinese expects: pinyin, compared byte by byte.
  sort_key text collate "C" not null default '',
  -- What a search looks in: both languages in lower case.
  search_text text not null default ''
);
create index company_by_area on company (province, city, area);

create table company_image (
  company_id integer not null references company (id) on delete cascade,
  position integer not null,
  file_id text not null references file (id),
  primary key (company_id, position)
);

-- A company in an exhibition: its booth. The id is the vhall, instance and hall id of the calls.
create table exhibitor (
  id integer primary key check (id > 0),
  exhibition_id integer not null references exhibition (id) on delete cascade,
  company_id integer not null references company (id) on delete cascade,
  booth_no text,
  external_url text not null default '',
  joined_at timestamptz not null,
  visits integer not null default 0,
  unique (exhibition_id, company_id)
);
create index exhibitor_by_company on exhibitor (company_id);

-- People of a company whom visitors meet. One that gives out a card has it published.
create table contact (
  id integer primary key check (id > 0),
  company_id integer not null references company (id) on delete cascade,
  name_zh text not null,
  name_en text not null default '',
  post_zh text not null default '',
  post_en text not null default '',
  phone text not null default '',
  email text not null default '',
  card_published boolean not null default true
);
create index contact_by_company on contact (company_id);

create table product (
  id integer primary key check (id > 0),
  company_id integer not null references company (id) on delete cascade,
  model text not null default '',
  price_low numeric(14, 2) check (price_low >= 0),
  price_high numeric(14, 2) check (price_high >= price_low),
  category_zh text,
  category_en text,
  moq_zh text,
  moq_en text,
  name_zh text not null,
  name_en text not null default '',
  info_zh text not null default '',
  info_en text not null default '',
  brand_zh text not null default '',
  brand_en text not null default '',
  specification_zh text not null default '',
  specification_en text not null default '',
  technical_parameter_zh text not null default '',
  technical_parameter_en text not null default '',
  added_at timestamptz not null,
  sort_key text collate "C" not null default '',
  search_text text not null default ''
);
create index product_by_company on product (company_id);

-- Position 0 is the picture to show first.
create table product_image (
  product_id integer not null references product (id) on delete cascade,
  position integer not null,
  file_id text not null references file (id),
  primary key (product_id, position)
);

-- A product in an exhibition, shown at its company's booth there.
create table exhibition_product (
  id integer primary key check (id > 0),
  exhibitor_id integer not null references exhibitor (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  unique (exhibitor_id, product_id)
);
create index exhibition_product_by_product on exhibition_product (product_id);

-- Films and posters of a booth.
create table booth_resource (
  exhibitor_id integer not null references exhibitor (id) on delete cascade,
  kind text not null check (kind in ('video', 'image')),
  position integer not null,
  file_id text not null references file (id),
  poster_file_id text references file (id),
  name_zh text not null default '',
  name_en text not null default '',
  primary key (exhibitor_id, kind, position),
  unique (exhibitor_id, file_id)
);

create table document (
  id integer primary key check (id > 0),
  exhibition_id integer not null references exhibition (id) on delete cascade,
  name_zh text not null,
  name_en text not null default '',
  file_id text not null references file (id)
);

-- Pictures of booths side by side, with up to three places on each that lead to a booth.
create table booth_wall (
  area_date text primary key,
  position integer not null,
  slides jsonb not null
);
