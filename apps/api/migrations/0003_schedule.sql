create table guest (
  id integer primary key check (id > 0),
  exhibition_id integer not null references exhibition (id) on delete cascade,
  position integer not null default 0,
  name_zh text not null,
  name_en text not null default '',
  post_zh text not null default '',
  post_en text not null default '',
  image_file_id text references file (id)
);

-- Named for what it is on the programme; `session` alone would be a visitor's.
create table programme_session (
  id integer primary key check (id > 0),
  exhibition_id integer not null references exhibition (id) on delete cascade,
  -- 1 the big hall, 2 the small one
  hall_id smallint not null check (hall_id in (1, 2)),
  theme_zh text not null default '',
  theme_en text not null default '',
  title_zh text not null,
  title_en text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- As with exhibitions: days from the day the server is started, for a fair that is alive on any day.
  starts_day_offset integer,
  ends_day_offset integer,
  live_url text not null default '',
  play_back text not null default '',
  -- What the organiser says, whatever the clock says: 1 upcoming, 2 live, 3 over.
  status_override smallint check (status_override between 1 and 3),
  check (ends_at > starts_at),
  check ((starts_day_offset is null) = (ends_day_offset is null))
);
create index programme_session_by_time on programme_session (exhibition_id, starts_at);
create index programme_session_by_end on programme_session (ends_at);

create table session_guest (
  session_id integer not null references programme_session (id) on delete cascade,
  guest_id integer not null references guest (id) on delete cascade,
  position integer not null default 0,
  primary key (session_id, guest_id)
);

create table session_document (
  session_id integer not null,
  guest_id integer not null,
  document_id integer not null references document (id) on delete cascade,
  position integer not null default 0,
  primary key (session_id, guest_id, document_id),
  foreign key (session_id, guest_id) references session_guest (session_id, guest_id) on delete cascade
);
