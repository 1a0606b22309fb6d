-- When a municipality takes applications for a place in a nursery: one round of a month of admission, such as the first
-- one of April. Municipalities publish them as text or PDF; they are imported from a documented CSV.

create table admission_round (
  id integer generated always as identity primary key,
  prefecture_code text not null check (prefecture_code ~ '^\d{6}$'),
  municipality_code text not null check (municipality_code ~ '^\d{6}$'),
  path_name text not null unique check (path_name ~ '^[a-z0-9][a-z0-9_-]{0,119}$'),
  admission_month text not null check (admission_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  title text not null check (title <> ''),
  opens_on date,
  closes_on date not null,
  results_on date,
  url text,
  is_published boolean not null default true,
  import_source text,
  created_at timestamptz not null default now(),
  constraint admission_round_in_order check (opens_on <= closes_on and closes_on <= results_on)
);
create index admission_round_by_closing on admission_round (municipality_code, closes_on, id) where is_published;
