-- What people who work at a facility tell of it, and the posts it has to fill.

create table interview (
  id integer generated always as identity primary key,
  facility_id integer not null references facility (id) on delete cascade,
  path_name text not null check (path_name ~ '^[a-z0-9][a-z0-9_-]{0,119}$'),
  title text not null check (title <> ''),
  -- Who answers: the post and the years in it, never a name.
  job_type smallint not null,
  job_title text not null check (job_title <> ''),
  years_of_service smallint check (years_of_service >= 0),
  introduction text not null,
  -- [{"question": "…", "answer": "…"}], in the order they were asked.
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  posted_on date not null,
  is_published boolean not null default true,
  created_at timestamptz not null default now(),
  unique (facility_id, path_name)
);
create index interview_by_date on interview (posted_on desc, id desc) where is_published;

-- The conditions that the law wants said (職業安定法 第5条の3, its rules since April 2024) are columns, so that no post is
-- published without them.
create table job_posting (
  id integer generated always as identity primary key,
  facility_id integer not null,
  prefecture_code text not null,
  path_name text not null check (path_name ~ '^[a-z0-9][a-z0-9_-]{0,119}$'),
  job_type smallint not null,
  employment_status smallint not null,
  title text not null check (title <> ''),
  duties text not null check (duties <> ''),
  -- How far duties and place may change (変更の範囲).
  duties_change text not null check (duties_change <> ''),
  place text not null check (place <> ''),
  place_change text not null check (place_change <> ''),
  contract_term text not null check (contract_term <> ''),
  -- How often or how long the contract can be renewed; null where it has no end.
  renewal_limit text,
  probation text not null check (probation <> ''),
  hours text not null check (hours <> ''),
  holidays text not null check (holidays <> ''),
  salary_unit text not null check (salary_unit in ('hour', 'day', 'month', 'year')),
  -- Yen. No maximum: what is more is agreed on.
  salary_min integer not null check (salary_min > 0),
  salary_max integer check (salary_max >= salary_min),
  salary_note text,
  -- 固定残業代: yen and the hours they are for, both or neither.
  fixed_overtime_pay integer check (fixed_overtime_pay > 0),
  fixed_overtime_hours numeric(4, 1) check (fixed_overtime_hours > 0),
  insurance text not null check (insurance <> ''),
  passive_smoking_measure text not null check (passive_smoking_measure <> ''),
  employer_name text not null check (employer_name <> ''),
  posted_on date not null,
  updated_on date not null,
  -- The last day on which it is shown.
  valid_through date not null,
  is_published boolean not null default true,
  created_at timestamptz not null default now(),
  unique (facility_id, path_name),
  foreign key (facility_id, prefecture_code) references facility (id, prefecture_code)
    on update cascade on delete cascade,
  constraint job_posting_says_its_overtime check ((fixed_overtime_pay is null) = (fixed_overtime_hours is null)),
  constraint job_posting_dates_follow check (posted_on <= updated_on and updated_on <= valid_through)
);
create index job_posting_by_facility on job_posting (facility_id, posted_on desc, id desc) where is_published;

-- A facility's own list of events; its notices have `unique (facility_id, path_name)` and few rows, but come by date.
create index notification_by_facility on notification (facility_id, posted_on desc, id desc) where is_published;
