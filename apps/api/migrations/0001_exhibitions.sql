-- What an installation knows of itself: keys made at the first start, shared by every node.
create table installation (
  name text primary key,
  value text not null
);

-- Files of the fair: pictures, documents, films. The bytes lie beside in chunks, so that a large one can be streamed
-- and an import that brings files is one transaction.
create table file (
  id text primary key,
  mime text not null,
  size integer not null check (size >= 0),
  sha256 text not null,
  width integer,
  height integer
);

create table file_chunk (
  file_id text not null references file (id) on delete cascade,
  position integer not null check (position >= 0),
  bytes bytea not null,
  primary key (file_id, position)
);

create table exhibition (
  id integer primary key check (id > 0),
  organiser_company_id integer not null,
  lasting boolean not null,
  name_zh text not null,
  name_en text not null,
  place_zh text not null,
  place_en text not null,
  industry text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- Days from the day the server is started, for a fair that is alive on any day; null for fixed dates.
  opens_day_offset integer,
  closes_day_offset integer,
  main_file_id text references file (id),
  -- Only what differs from the default profile.
  profile jsonb not null default '{}',
  check (closes_at >= opens_at),
  check ((opens_day_offset is null) = (closes_day_offset is null))
);

create index exhibition_by_opening on exhibition (lasting, opens_at);
