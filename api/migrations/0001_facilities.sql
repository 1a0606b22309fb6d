-- The facility side of the domain model: who runs a nursery, what it offers, who says so, and how it is found.

create table corporation (
  id integer generated always as identity primary key,
  corporation_number text unique check (corporation_number ~ '^\d{13}$'),
  path_name text unique,
  name text not null,
  name_kana text,
  kind text,
  address text,
  url text,
  created_at timestamptz not null default now()
);
-- An operator whose number nobody published is told apart by its name alone.
create unique index corporation_name_without_number on corporation (name) where corporation_number is null;

create table source (
  id integer generated always as identity primary key,
  name text not null,
  url text,
  licence text,
  unique nulls not distinct (name, url, licence)
);

create table facility (
  id integer generated always as identity primary key,
  import_municipality_code text not null check (import_municipality_code ~ '^\d{6}$'),
  import_id text not null,
  content_hash text not null,
  path_name text not null unique check (path_name ~ '^[a-z0-9][a-z0-9_-]{0,119}$'),
  facility_number text check (facility_number ~ '^\d{13}$'),
  corporation_id integer references corporation (id),
  name text not null,
  name_kana text,
  facility_type smallint not null,
  facility_type_text text,
  ownership smallint,
  prefecture_code text not null check (prefecture_code ~ '^\d{6}$'),
  municipality_code text check (municipality_code ~ '^\d{6}$'),
  municipality_name text not null,
  address text not null,
  building text,
  postal_code text check (postal_code ~ '^\d{7}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  position_source text,
  access_note text,
  parking_note text,
  phones text[] not null default '{}',
  fax text,
  url text,
  approved_on date,
  capacity integer check (capacity >= 0),
  capacity_by_class jsonb not null default '[]',
  accept_from_months integer check (accept_from_months >= 0),
  accepted_age_text text,
  accept_to_text text,
  open_days text,
  -- Times of day as published, up to 29:59 (night care closes at 25:00), which the type `time` cannot hold.
  weekday_open text check (weekday_open ~ '^[0-2]\d:[0-5]\d$'),
  weekday_close text check (weekday_close ~ '^[0-2]\d:[0-5]\d$'),
  saturday_open text check (saturday_open ~ '^[0-2]\d:[0-5]\d$'),
  saturday_close text check (saturday_close ~ '^[0-2]\d:[0-5]\d$'),
  extended_open text check (extended_open ~ '^[0-2]\d:[0-5]\d$'),
  extended_close text check (extended_close ~ '^[0-2]\d:[0-5]\d$'),
  standard_open text check (standard_open ~ '^[0-2]\d:[0-5]\d$'),
  standard_close text check (standard_close ~ '^[0-2]\d:[0-5]\d$'),
  short_open text check (short_open ~ '^[0-2]\d:[0-5]\d$'),
  short_close text check (short_close ~ '^[0-2]\d:[0-5]\d$'),
  hours_note text,
  closed_days_note text,
  services text[] not null default '{}',
  meals_note text,
  allergy_note text,
  garden_note text,
  belongings_note text,
  fees_note text,
  policy text,
  remarks text,
  is_child_protection_certified boolean,
  tour_acceptance text not null default 'phone' check (tour_acceptance in ('slots', 'message', 'phone', 'none')),
  candidate_contact_kinds integer[] not null default '{}',
  is_published boolean not null default true,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_on date not null,
  sort_kana text collate "C" not null,
  unique (import_municipality_code, import_id),
  check ((latitude is null) = (longitude is null))
);

create index facility_by_kana on facility (sort_kana, id, facility_type) where is_published;
create index facility_by_kana_in_prefecture on facility (prefecture_code, sort_kana, id, facility_type) where is_published;
create index facility_by_capacity on facility (capacity desc nulls last, sort_kana, id, facility_type) where is_published;
create index facility_by_capacity_in_prefecture on facility (prefecture_code, capacity desc nulls last, sort_kana, id, facility_type) where is_published;
create index facility_by_update on facility (updated_on desc, sort_kana, id, facility_type) where is_published;
create index facility_by_update_in_prefecture on facility (prefecture_code, updated_on desc, sort_kana, id, facility_type) where is_published;
create index facility_by_position on facility (latitude, longitude) where is_published and latitude is not null;
create index facility_by_number on facility (facility_number) where facility_number is not null;
create index facility_by_corporation on facility (corporation_id) where corporation_id is not null;

-- Nearest first by index where the server has cube and earthdistance (PostgreSQL's contrib, the embedded build);
-- elsewhere facility_by_position answers with widening boxes.
do $$
begin
  create extension if not exists cube;
  create extension if not exists earthdistance;
  create index facility_by_distance on facility using gist (ll_to_earth(latitude, longitude))
    where is_published and latitude is not null;
exception when others then
  raise notice 'no earthdistance index: %', sqlerrm;
end
$$;

-- What a keyword search reads of a facility, and no more: a common word's matches are all read, counted and ranked,
-- which in the wide rows of facility takes four times as long.
create table facility_search (
  facility_id integer primary key references facility (id) on delete cascade,
  is_published boolean not null,
  prefecture_code text not null,
  facility_type smallint not null,
  capacity integer,
  updated_on date not null,
  sort_kana text collate "C" not null,
  search_name text collate "C" not null,
  search_text text collate "C" not null,
  search_bigrams integer[] not null
);
create index facility_search_by_grams on facility_search using gin (search_bigrams) where is_published;

-- The copies follow, whoever changes a facility: what is no longer published must not be found by its name.
create function follow_changed_facilities() returns trigger language plpgsql as $$
begin
  update facility_search search
  set is_published = changed.is_published, prefecture_code = changed.prefecture_code,
    facility_type = changed.facility_type, capacity = changed.capacity, updated_on = changed.updated_on,
    sort_kana = changed.sort_kana
  from changed
  where search.facility_id = changed.id
    and (search.is_published, search.prefecture_code, search.facility_type, search.capacity, search.updated_on,
      search.sort_kana) is distinct from (changed.is_published, changed.prefecture_code, changed.facility_type,
      changed.capacity, changed.updated_on, changed.sort_kana);
  return null;
end
$$;
create trigger follow_changed after update on facility referencing new table as changed
  for each statement execute function follow_changed_facilities();

create table facility_station (
  facility_id integer not null references facility (id) on delete cascade,
  position smallint not null,
  name text not null,
  line text,
  walk_minutes smallint check (walk_minutes >= 0),
  primary key (facility_id, position)
);

-- Who said so, and as of when. An empty list of facts vouches for all that no other source of the facility names.
create table facility_source (
  facility_id integer not null references facility (id) on delete cascade,
  position smallint not null,
  source_id integer not null references source (id),
  as_of date,
  facts text[] not null default '{}',
  primary key (facility_id, position)
);

-- A class that is not offered has null in `accepted`; it is never 0.
create table vacancy (
  facility_id integer not null references facility (id) on delete cascade,
  as_of date not null,
  child_class_id smallint not null check (child_class_id between 0 and 5),
  accepted integer check (accepted >= 0),
  mark text check (mark in ('○', '△', '×')),
  waiting integer check (waiting >= 0),
  enrolled integer check (enrolled >= 0),
  source_id integer not null references source (id),
  primary key (facility_id, as_of, child_class_id)
);

-- Published facilities counted as they change, so that the total of a list without a keyword costs no scan.
create table facility_count (
  prefecture_code text not null,
  facility_type smallint not null,
  facilities integer not null,
  primary key (prefecture_code, facility_type)
);

create function count_added_facilities() returns trigger language plpgsql as $$
begin
  insert into facility_count (prefecture_code, facility_type, facilities)
  select prefecture_code, facility_type, count(*) from added where is_published group by 1, 2 order by 1, 2
  on conflict (prefecture_code, facility_type)
  do update set facilities = facility_count.facilities + excluded.facilities;
  return null;
end
$$;

create function count_removed_facilities() returns trigger language plpgsql as $$
begin
  insert into facility_count (prefecture_code, facility_type, facilities)
  select prefecture_code, facility_type, -count(*) from removed where is_published group by 1, 2 order by 1, 2
  on conflict (prefecture_code, facility_type)
  do update set facilities = facility_count.facilities + excluded.facilities;
  return null;
end
$$;

create function count_changed_facilities() returns trigger language plpgsql as $$
begin
  insert into facility_count (prefecture_code, facility_type, facilities)
  select prefecture_code, facility_type, sum(change) from (
    select prefecture_code, facility_type, 1 as change from added where is_published
    union all
    select prefecture_code, facility_type, -1 from removed where is_published
  ) changes group by 1, 2 having sum(change) <> 0 order by 1, 2
  on conflict (prefecture_code, facility_type)
  do update set facilities = facility_count.facilities + excluded.facilities;
  return null;
end
$$;

create function forget_facility_counts() returns trigger language plpgsql as $$
begin
  delete from facility_count;
  return null;
end
$$;

create trigger count_added after insert on facility referencing new table as added
  for each statement execute function count_added_facilities();
create trigger count_removed after delete on facility referencing old table as removed
  for each statement execute function count_removed_facilities();
create trigger count_changed after update on facility referencing new table as added old table as removed
  for each statement execute function count_changed_facilities();
create trigger count_emptied after truncate on facility
  for each statement execute function forget_facility_counts();
