-- An open report outlives the account of its visitor. Only what the organiser needs to decide on it is copied: the report
-- and the messages it shows. The id is the report's own, so that `expo reports 3` still finds it.
create table sealed_report (
  id integer primary key,
  exhibition_id integer not null,
  company_id integer not null,
  company_name_zh text not null,
  company_name_en text not null,
  -- A number only: the account and its name are gone.
  visitor_id integer not null,
  reported_by text not null check (reported_by in ('visitor', 'contact', 'gone')),
  reason text not null,
  reported_at timestamptz not null,
  handled_at timestamptz,
  sealed_at timestamptz not null,
  messages jsonb not null
);
