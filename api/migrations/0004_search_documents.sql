-- breaking: the columns that an older search reads are gone.
-- Facilities are searched in an index in the API's memory. Here is what it reads and cannot read from `facility`, and
-- in which transaction a facility last changed, so that the index follows.

alter table facility
  -- Classes that are not known to be missing; null where nothing is known.
  add child_class_ids smallint[] check (child_class_ids <@ '{0,1,2,3,4,5}'),
  add has_meals boolean,
  add has_garden boolean,
  -- Whether people who are no members may send an inquiry.
  add accepts_onetime_inquiry boolean not null default false;

drop index facility_by_kana, facility_by_kana_in_prefecture, facility_by_capacity, facility_by_capacity_in_prefecture,
  facility_by_update, facility_by_update_in_prefecture;

drop trigger follow_changed on facility;
drop function follow_changed_facilities;
drop index facility_search_by_grams;
alter table facility_search
  drop is_published, drop prefecture_code, drop facility_type, drop capacity, drop updated_on, drop sort_kana,
  drop search_bigrams,
  -- Of the newest day that the facility has figures of.
  add vacancy_as_of date,
  add vacant_class_ids smallint[] not null default '{}',
  add changed_in xid8 not null default pg_current_xact_id();
create index facility_search_by_change on facility_search (changed_in);

create table facility_removed (
  id bigint generated always as identity primary key,
  -- Null: all of them.
  facility_id integer,
  removed_in xid8 not null default pg_current_xact_id()
);
create index facility_removed_by_change on facility_removed (removed_in);

create function note_changed_facilities() returns trigger language plpgsql as $$
begin
  update facility_search set changed_in = pg_current_xact_id()
  from changed where facility_search.facility_id = changed.id;
  return null;
end
$$;
create trigger note_changed after update on facility referencing new table as changed
  for each statement execute function note_changed_facilities();

create function note_removed_facilities() returns trigger language plpgsql as $$
begin
  insert into facility_removed (facility_id) select facility_id from removed;
  return null;
end
$$;
create trigger note_removed after delete on facility_search referencing old table as removed
  for each statement execute function note_removed_facilities();

create function note_emptied_facilities() returns trigger language plpgsql as $$
begin
  insert into facility_removed (facility_id) values (null);
  return null;
end
$$;
create trigger note_emptied after truncate on facility_search
  for each statement execute function note_emptied_facilities();

-- A class has a place where the newest figures say so; null in `accepted` is a class that is not offered.
create function follow_vacancies(facilities integer[]) returns void language sql as $$
  update facility_search search
  set vacancy_as_of = newest.as_of, vacant_class_ids = coalesce(newest.vacant, '{}'), changed_in = pg_current_xact_id()
  from unnest(facilities) wanted (facility_id)
  left join lateral (
    select as_of,
      array_agg(child_class_id order by child_class_id) filter (where accepted > 0 or mark in ('○', '△')) as vacant
    from vacancy
    where vacancy.facility_id = wanted.facility_id
      and as_of = (select max(as_of) from vacancy where vacancy.facility_id = wanted.facility_id)
    group by as_of
  ) newest on true
  where search.facility_id = wanted.facility_id;
$$;

create function follow_changed_vacancies() returns trigger language plpgsql as $$
begin
  perform follow_vacancies(array(select distinct facility_id from changed order by 1));
  return null;
end
$$;
create trigger follow_added after insert on vacancy referencing new table as changed
  for each statement execute function follow_changed_vacancies();
create trigger follow_changed after update on vacancy referencing new table as changed
  for each statement execute function follow_changed_vacancies();
create trigger follow_removed after delete on vacancy referencing old table as changed
  for each statement execute function follow_changed_vacancies();

-- What is in the database already.
select follow_vacancies(array(select distinct facility_id from vacancy order by 1));
