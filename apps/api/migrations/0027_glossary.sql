-- The organiser's own words of the trade: groups of terms that mean the same, and pairs that do not though the software
-- or the fair's content says so.
create table glossary_group (
  id integer primary key check (id > 0),
  -- Several terms, joined by semicolons, as the organiser wrote them.
  terms_zh text not null default '',
  terms_en text not null default '',
  topic text not null default '',
  -- Not a group: these two terms are kept apart.
  strike boolean not null default false
);
