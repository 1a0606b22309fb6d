-- Facts by which job postings are searched, and in which transaction a posting last changed, so that the index in the
-- API's memory follows.
alter table job_posting
  -- Licences and experience that the job requires.
  add qualifications text check (qualifications <> ''),
  -- Parts of a day's work: [{"time": "08:30", "text": "…"}].
  add daily_schedule jsonb not null default '[]' check (jsonb_typeof(daily_schedule) = 'array'),
  -- Scheduled working hours of the salary's period.
  add paid_hours numeric(5, 1) check (paid_hours > 0),
  add annual_days_off smallint check (annual_days_off between 0 and 366),
  -- Hours a month, on average.
  add overtime_hours numeric(4, 1) check (overtime_hours >= 0),
  -- What a posting states; false: it does not say so.
  add has_no_night_shift boolean not null default false,
  add has_weekends_off boolean not null default false,
  add has_rented_housing boolean not null default false,
  add supports_qualification boolean not null default false,
  add welcomes_returners boolean not null default false,
  add welcomes_beginners boolean not null default false,
  add accepts_visits boolean not null default false,
  add changed_in xid8 not null default pg_current_xact_id();

-- The lowest pay in yen an hour and a month, to compare postings of all periods. Where a posting does not state its
-- hours, 8 a day, 160 a month, 1,920 a year.
alter table job_posting
  add hourly_salary integer not null generated always as (
    floor(salary_min / case salary_unit
      when 'hour' then 1
      when 'day' then coalesce(paid_hours, 8)
      when 'month' then coalesce(paid_hours, 160)
      else coalesce(paid_hours, 1920)
    end)
  ) stored,
  add monthly_salary integer not null generated always as (
    floor(case salary_unit
      when 'hour' then salary_min * 160.0
      when 'day' then salary_min * 160.0 / coalesce(paid_hours, 8)
      when 'month' then salary_min
      else salary_min / 12.0
    end)
  ) stored;

create index job_posting_by_change on job_posting (changed_in);

create table job_posting_removed (
  id bigint generated always as identity primary key,
  -- Null: all of them.
  job_posting_id integer,
  removed_in xid8 not null default pg_current_xact_id()
);
create index job_posting_removed_by_change on job_posting_removed (removed_in);

create function note_changed_job_posting() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end
$$;
create trigger note_changed before update on job_posting
  for each row execute function note_changed_job_posting();

-- A posting is found by its facility's name and place, and is gone with it.
create function note_job_postings_of_changed_facilities() returns trigger language plpgsql as $$
begin
  update job_posting set changed_in = pg_current_xact_id() from changed where facility_id = changed.id;
  return null;
end
$$;
create trigger note_changed_job_postings after update on facility referencing new table as changed
  for each statement execute function note_job_postings_of_changed_facilities();

create function note_removed_job_postings() returns trigger language plpgsql as $$
begin
  insert into job_posting_removed (job_posting_id) select id from removed;
  return null;
end
$$;
create trigger note_removed after delete on job_posting referencing old table as removed
  for each statement execute function note_removed_job_postings();

create function note_emptied_job_postings() returns trigger language plpgsql as $$
begin
  insert into job_posting_removed (job_posting_id) values (null);
  return null;
end
$$;
create trigger note_emptied after truncate on job_posting
  for each statement execute function note_emptied_job_postings();
