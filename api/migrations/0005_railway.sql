-- Railway lines and their stations: facilities are looked for by how far they are to walk from one.

create table railway_line (
  id integer generated always as identity primary key,
  operator text not null check (operator <> ''),
  name text not null check (name <> ''),
  unique (operator, name)
);

-- A station of two lines is two rows. One that lies in two prefectures is in the one its position is in.
create table railway_station (
  id integer generated always as identity primary key,
  line_id integer not null references railway_line (id),
  prefecture_code text not null check (prefecture_code ~ '^\d{6}$'),
  name text not null check (name <> ''),
  search_name text collate "C" not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- Along the line; null where nobody knows it.
  line_order integer,
  source_id integer not null references source (id),
  is_demo boolean not null default false,
  -- An address that names stations by id leads to the same ones after the next import.
  unique (line_id, prefecture_code, name)
);
create index railway_station_in_prefecture on railway_station (prefecture_code, line_id);
create index railway_station_by_name on railway_station (search_name);
