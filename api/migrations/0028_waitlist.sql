-- Families that wait for a visit that is full, and capacity that is held for the next one of them. With it capacity is
-- accounted for: capacity = families_left + reserved_elsewhere + bookings that are not cancelled + offers that have not
-- ended.

create table waitlist_entry (
  id integer generated always as identity primary key,
  facility_id integer not null references facility (id) on delete cascade,
  -- Erased some time after the end.
  mailaddress text not null,
  contact_key text generated always as (lower(mailaddress)) stored,
  -- Visits that begin from the first to the last of these, both included; one visit if they are the same.
  first_start timestamp(0) not null,
  last_start timestamp(0) not null check (last_start >= first_start),
  -- Null: it comes to visits for any class alone.
  child_birthday date,
  desired_admission_date date,
  state text not null default 'waiting' check (
    state in ('waiting', 'offered', 'booked', 'left', 'expired', 'over')
  ),
  joined_at timestamptz not null,
  ended_at timestamptz,
  check ((state in ('waiting', 'offered')) = (ended_at is null))
);
create unique index waitlist_entry_once on waitlist_entry (facility_id, contact_key, first_start, last_start)
  where ended_at is null and contact_key <> '';
create index waitlist_entry_in_order on waitlist_entry (facility_id, joined_at, id) where state = 'waiting';
create index waitlist_entry_by_contact on waitlist_entry (contact_key) where ended_at is null;

create table visit_offer (
  id integer generated always as identity primary key,
  waitlist_entry_id integer not null references waitlist_entry (id) on delete cascade,
  visit_slot_id integer references visit_slot (id) on delete set null,
  facility_id integer not null references facility (id) on delete cascade,
  contact_key text not null,
  -- Of the slot, for what is said after it is gone.
  starts_at timestamp(0) not null,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- announced: nothing was held, since too little time was left.
  outcome text check (outcome in ('announced', 'booked', 'declined', 'expired', 'withdrawn')),
  mailed_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
-- Nobody holds two offers of one facility.
create unique index visit_offer_once on visit_offer (facility_id, contact_key) where ended_at is null;
create index visit_offer_of_slot on visit_offer (visit_slot_id) where ended_at is null;
create index visit_offer_due on visit_offer (expires_at) where ended_at is null;
create index visit_offer_of_entry on visit_offer (waitlist_entry_id);
create index visit_offer_unmailed on visit_offer (id) where mailed_at is null;
