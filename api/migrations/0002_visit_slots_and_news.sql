-- What a facility tells and offers: notices, events, visits with slots to book, and what parents say of it.

-- What is listed by area carries its facility's prefecture: a foreign key over both makes the copy follow by itself.
alter table facility add constraint facility_in_prefecture unique (id, prefecture_code);

create table notification (
  id integer generated always as identity primary key,
  facility_id integer not null,
  prefecture_code text not null,
  path_name text not null check (path_name ~ '^[a-z0-9][a-z0-9_-]{0,119}$'),
  title text not null check (title <> ''),
  body text not null,
  audience text not null check (audience in ('enrolled', 'applicant', 'job_seeker')),
  posted_on date not null,
  is_published boolean not null default true,
  created_at timestamptz not null default now(),
  unique (facility_id, path_name),
  foreign key (facility_id, prefecture_code) references facility (id, prefecture_code)
    on update cascade on delete cascade
);
create index notification_by_date on notification (posted_on desc, id desc) where is_published;
create index notification_by_date_in_prefecture on notification (prefecture_code, posted_on desc, id desc) where is_published;

-- An event is held in a prefecture, by a facility or by several that have no page of their own together.
create table event (
  id integer generated always as identity primary key,
  facility_id integer,
  prefecture_code text not null check (prefecture_code ~ '^\d{6}$'),
  path_name text not null unique check (path_name ~ '^[a-z0-9][a-z0-9_-]{0,119}$'),
  title text not null check (title <> ''),
  body text not null,
  audience text not null check (audience in ('enrolled', 'applicant', 'job_seeker')),
  place text,
  -- Families; null is as many as come.
  capacity integer check (capacity > 0),
  -- Wall clock in Japan, like all times without a zone here.
  starts_at timestamp(0) not null,
  ends_at timestamp(0) not null,
  posted_on date not null,
  is_published boolean not null default true,
  created_at timestamptz not null default now(),
  foreign key (facility_id, prefecture_code) references facility (id, prefecture_code)
    on update cascade on delete cascade,
  -- What goes on for longer is no event. The bound lets a list of what is not over begin a month back, not years.
  constraint event_lasts_a_month_at_most check (ends_at > starts_at and ends_at <= starts_at + interval '31 days')
);
create index event_by_start on event (starts_at, ends_at, id) where is_published;
create index event_by_start_in_prefecture on event (prefecture_code, starts_at, ends_at, id) where is_published;
create index event_by_facility on event (facility_id) where facility_id is not null;

-- Published only once somebody has read it.
create table support_message (
  id integer generated always as identity primary key,
  facility_id integer not null,
  prefecture_code text not null,
  child_class_id smallint not null check (child_class_id between 0 and 5),
  parent_age_text text,
  gender_kind_id smallint not null,
  support_message_recommend_kind_id smallint not null,
  support_message_description text not null default '',
  posted_on date not null,
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  foreign key (facility_id, prefecture_code) references facility (id, prefecture_code)
    on update cascade on delete cascade
);
create index support_message_by_date on support_message (posted_on desc, id desc)
  where is_published and support_message_description <> '';
create index support_message_by_date_in_prefecture on support_message (prefecture_code, posted_on desc, id desc)
  where is_published and support_message_description <> '';
create index support_message_by_facility on support_message (facility_id, posted_on desc, id desc);

create table visit_slot (
  id integer generated always as identity primary key,
  facility_id integer not null,
  prefecture_code text not null,
  starts_at timestamp(0) not null,
  ends_at timestamp(0) not null check (ends_at > starts_at),
  -- Classes of the children it is meant for; empty is any.
  child_class_ids smallint[] not null default '{}' check (child_class_ids <@ '{0,1,2,3,4,5}'),
  -- Families, not persons. The last place is given away once, whoever else asks at that moment.
  capacity smallint not null check (capacity > 0),
  families_left smallint not null,
  -- Instants: from when it can be booked (null: since it was made), until when, and until when a booking can be undone.
  opens_at timestamptz,
  book_by timestamptz not null,
  cancel_by timestamptz not null,
  created_at timestamptz not null default now(),
  constraint visit_slot_has_places check (families_left between 0 and capacity),
  constraint visit_slot_is_booked_before check (
    greatest(opens_at, book_by, cancel_by) <= starts_at at time zone 'Asia/Tokyo'
  ),
  unique (facility_id, starts_at),
  foreign key (facility_id, prefecture_code) references facility (id, prefecture_code)
    on update cascade on delete cascade
);
-- The bounds of booking are in the key, so that slots whose time to book is over are passed by without being read.
create index visit_slot_to_book on visit_slot (starts_at, book_by, id) where families_left > 0;
create index visit_slot_to_book_in_prefecture on visit_slot (prefecture_code, starts_at, book_by, id) where families_left > 0;
create index facility_by_slots on facility (prefecture_code, id) where is_published and tour_acceptance = 'slots';
