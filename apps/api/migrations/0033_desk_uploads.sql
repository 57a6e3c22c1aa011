-- Whose upload a file is. It is found by signed addresses only until it is published, and counts for its company.
alter table file add column company_id integer references company (id) on delete cascade;
alter table file add column published_at timestamptz;
create index file_by_company on file (company_id) where company_id is not null;

-- A file on its way from the desk, piece by piece, so that a dropped connection costs one piece. It names no person.
create table desk_upload (
  -- Made by the browser, so that a request that is sent again means the same upload.
  id text primary key,
  company_id integer not null references company (id) on delete cascade,
  kind text not null,
  size integer not null,
  received integer not null default 0,
  -- What became of it; with the file the row goes.
  file_id text references file (id) on delete cascade,
  touched_at timestamptz not null
);
create index desk_upload_by_company on desk_upload (company_id);
create index desk_upload_by_file on desk_upload (file_id) where file_id is not null;

create table desk_upload_part (
  upload_id text not null references desk_upload (id) on delete cascade,
  start integer not null,
  bytes bytea not null,
  primary key (upload_id, start)
);

-- Uploads that a version shows, so that it can be restored with its pictures.
create table content_version_file (
  version_id integer not null references content_version (id) on delete cascade,
  file_id text not null references file (id) on delete cascade,
  primary key (version_id, file_id)
);
create index content_version_file_by_file on content_version_file (file_id);
