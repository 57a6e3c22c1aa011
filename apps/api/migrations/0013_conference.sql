-- What the organiser says may also be that a session is called off: 4.
alter table programme_session drop constraint programme_session_status_override_check;
alter table programme_session add constraint programme_session_status_override_check
  check (status_override between 1 and 4);

-- Calendars keep what they have unless this has risen. Whoever changes a session, by whatever way, a calendar that has
-- it must hear of what a visitor would miss it by: title, time, hall, and whether it takes place.
alter table programme_session add column revision integer not null default 0;

create function revise_programme_session() returns trigger language plpgsql as $$
begin
  if row(new.title_zh, new.title_en, new.starts_at, new.ends_at, new.hall_id, new.status_override is not distinct from 4)
    is distinct from
    row(old.title_zh, old.title_en, old.starts_at, old.ends_at, old.hall_id, old.status_override is not distinct from 4)
  then
    new.revision := old.revision + 1;
  end if;
  return new;
end
$$;
create trigger programme_session_revised before update on programme_session
  for each row execute function revise_programme_session();

-- session: a session of the programme, by its number.
alter table favourite drop constraint favourite_kind_check;
alter table favourite add constraint favourite_kind_check
  check (kind in ('exh_product', 'exh_company', 'resource', 'com_doc', 'session'));

-- How many pages show a session, as each node counted them last. Never who.
create table session_viewers (
  session_id integer not null references programme_session (id) on delete cascade,
  node text not null,
  viewers integer not null,
  counted_at timestamptz not null,
  primary key (session_id, node)
);

-- The address under which a calendar program follows a visitor's favourite sessions; who knows it may read them.
create table calendar_feed (
  account_id integer primary key references account (id) on delete cascade,
  token_hash text not null unique,
  made_at timestamptz not null
);
