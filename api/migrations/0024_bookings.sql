-- Visits that the site itself books: the number that a family is told, its changes, and what makes two bookings one
-- family's.

alter table booking
  -- Short, for people.
  add column reference text,
  -- Raised by each change of the time; calendars know by it which of two files is newer (RFC 5545, SEQUENCE).
  add column revision smallint not null default 0,
  -- Null: the time was never changed.
  add column changed_at timestamptz,
  -- Mail addresses are compared without their case.
  add column contact_key text generated always as (lower(person_contact_mail)) stored;
-- Those there are get one, too, of the same letters: without 0, 1, 5 and B.
update booking set reference = substr(hash, 1, 4) || '-' || substr(hash, 5, 4)
from (select id, translate(upper(md5(random()::text || id)), '015B', 'WXYT') as hash from booking) made
where made.id = booking.id;
alter table booking alter column reference set not null, add unique (reference);
create index booking_by_contact on booking (contact_key, starts_at) where cancelled_at is null and contact_key <> '';

-- Places that the facility has given away itself, by telephone for instance. With them the places are accounted for:
-- capacity = families_left + reserved_elsewhere + bookings that are not cancelled.
alter table visit_slot add column reserved_elsewhere smallint not null default 0;
update visit_slot slot set reserved_elsewhere = capacity - families_left - booked.families
from (
  select slot.id, count(booking.id) as families
  from visit_slot slot left join booking on booking.visit_slot_id = slot.id and booking.cancelled_at is null
  group by slot.id
) booked
where booked.id = slot.id and capacity - families_left - booked.families > 0;
alter table visit_slot add constraint visit_slot_reserves_places check (
  reserved_elsewhere >= 0 and families_left + reserved_elsewhere <= capacity
);

-- The revision of a booking that its family was reminded of; null: of none.
alter table booking add column reminded_revision smallint;

-- Days of whose visits a facility was told on the evening before.
create table visit_digest (
  facility_id integer not null references facility (id) on delete cascade,
  visit_day date not null,
  sent_at timestamptz not null,
  primary key (facility_id, visit_day)
);
create index booking_ahead on booking (starts_at) where cancelled_at is null;
