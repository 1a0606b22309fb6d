-- When visits of a facility can be booked, in one row, so that whoever searches for it need not read every slot, and in
-- which transaction that last changed, so that the search index follows.

create table facility_booking (
  facility_id integer primary key references facility (id) on delete cascade,
  -- Instants at which there is a visit to book that has a place left. That it has not begun follows from its
  -- constraint: it is booked before.
  bookable_at tstzmultirange not null default '{}',
  changed_in xid8 not null default pg_current_xact_id()
);
create index facility_booking_by_change on facility_booking (changed_in);

create function booking_times(wanted integer) returns tstzmultirange language sql stable as $$
  select coalesce(range_agg(tstzrange(opens_at, book_by)), '{}') from visit_slot
  where facility_id = wanted and families_left > 0 and (opens_at is null or opens_at < book_by);
$$;

create function follow_slots(facilities integer[]) returns void language plpgsql as $$
begin
  if facilities = '{}' then
    return;
  end if;
  insert into facility_booking (facility_id)
  select id from facility where id = any(facilities) order by id
  on conflict do nothing;
  -- Two that book different visits of one facility come here one after the other, and the second one reads what the
  -- first one has committed.
  perform from facility_booking where facility_id = any(facilities) order by facility_id for update;
  update facility_booking booking set bookable_at = found.times, changed_in = pg_current_xact_id()
  from unnest(facilities) wanted (facility_id)
  cross join lateral (select booking_times(wanted.facility_id) as times) found
  where booking.facility_id = wanted.facility_id and booking.bookable_at <> found.times;
end
$$;

create function follow_written_slots() returns trigger language plpgsql as $$
begin
  perform follow_slots(array(select distinct facility_id from changed));
  return null;
end
$$;
create trigger follow_added after insert on visit_slot referencing new table as changed
  for each statement execute function follow_written_slots();
create trigger follow_removed after delete on visit_slot referencing old table as changed
  for each statement execute function follow_written_slots();

-- A place that is taken while others are left changes nothing here, and locks nothing.
create function follow_changed_slots() returns trigger language plpgsql as $$
begin
  perform follow_slots(array(
    select distinct facility.id
    from was join changed using (id) cross join lateral (values (was.facility_id), (changed.facility_id)) facility (id)
    where (was.facility_id, was.opens_at, was.book_by, was.families_left > 0)
      is distinct from (changed.facility_id, changed.opens_at, changed.book_by, changed.families_left > 0)
  ));
  return null;
end
$$;
create trigger follow_changed after update on visit_slot referencing old table as was new table as changed
  for each statement execute function follow_changed_slots();

create function follow_emptied_slots() returns trigger language plpgsql as $$
begin
  update facility_booking set bookable_at = '{}', changed_in = pg_current_xact_id() where bookable_at <> '{}';
  return null;
end
$$;
create trigger follow_emptied after truncate on visit_slot
  for each statement execute function follow_emptied_slots();

-- What is in the database already.
insert into facility_booking (facility_id, bookable_at)
select facility_id, range_agg(tstzrange(opens_at, book_by)) from visit_slot
where families_left > 0 and (opens_at is null or opens_at < book_by)
group by facility_id;
