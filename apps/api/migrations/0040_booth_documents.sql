-- Papers that a company gives out at its booths, such as a catalogue or a certificate. Those of sessions are in document.
create table booth_document (
  id integer primary key check (id > 0),
  company_id integer not null references company (id) on delete cascade,
  kind text not null default 'other',
  name_zh text not null,
  name_en text not null default '',
  file_id text not null references file (id),
  -- Where it stands among those of its company, from 1; one without comes after, by its number.
  position integer check (position > 0),
  withdrawn_at timestamptz
);
create index booth_document_by_company on booth_document (company_id);
create index booth_document_by_file on booth_document (file_id);
