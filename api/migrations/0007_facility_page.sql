-- What a facility's page tells besides: days and years, staff, what else is paid for, and photographs.

alter table facility
  -- Null: not known.
  add has_diaper_service boolean,
  add is_hands_free boolean,
  -- [{"time": "09:30", "text": "…"}], in the order of the day.
  add daily_schedule jsonb not null default '[]' check (jsonb_typeof(daily_schedule) = 'array'),
  -- [{"month": 4, "text": "…"}], April first.
  add yearly_events jsonb not null default '[]' check (jsonb_typeof(yearly_events) = 'array'),
  add staff_note text,
  -- What parents pay besides the fee: [{"name": "…", "amount": "…"}].
  add extra_fees jsonb not null default '[]' check (jsonb_typeof(extra_fees) = 'array');

create table facility_photo (
  facility_id integer not null references facility (id) on delete cascade,
  position smallint not null,
  url text not null check (url <> ''),
  -- What it shows, for those who do not see it: there is no photograph without words.
  alt text not null check (alt <> ''),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  licence text,
  credit text,
  primary key (facility_id, position)
);
