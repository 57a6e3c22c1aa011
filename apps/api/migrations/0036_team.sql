-- What each of a company's people may do at the desk. Whoever is there before may do everything.
alter table contact add column role text not null default 'admin' check (role in ('admin', 'editor', 'sales'));

-- The language that was chosen for an invitation; null where it follows from names and country.
alter table invitation add column language text check (language in ('zh', 'en'));

-- A company that has looked at what the organiser entered about it.
create table company_start (
  company_id integer primary key references company (id) on delete cascade,
  profile_seen_at timestamptz not null
);
