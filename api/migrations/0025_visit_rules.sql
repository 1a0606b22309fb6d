-- Visits by rules: what a facility offers each week, on single days, and when it is closed. Slots are made from them for
-- the days ahead; a booked slot stays whatever becomes of its rule.

create table visit_rule (
  id integer generated always as identity primary key,
  facility_id integer not null references facility (id) on delete cascade,
  prefecture_code text not null,
  -- Chosen by the publisher; by it a row of a later file is known again.
  path_name text not null,
  kind text not null check (kind in ('weekly', 'extra', 'closed')),
  -- Of a weekly rule: 0 is Sunday.
  weekdays smallint[] not null default '{}',
  first_day date not null,
  -- Null: without an end; an extra rule and a closure are for the first day alone.
  last_day date,
  -- Null for a closure, as all that follows.
  starts_at time,
  ends_at time,
  capacity smallint check (capacity between 1 and 1000),
  child_class_ids smallint[] not null default '{}',
  -- Null: booking begins when the slot is made.
  opens_days_before smallint,
  -- Business days; 0: until the visit begins.
  book_by_days smallint not null default 1,
  cancel_by_days smallint not null default 1,
  on_holidays boolean not null default false,
  reason text,
  import_source text,
  is_published boolean not null default true,
  unique (facility_id, path_name),
  check (last_day >= first_day),
  check (kind = 'closed' or (starts_at < ends_at and capacity is not null)),
  check (kind <> 'weekly' or weekdays <> '{}')
);

-- The rule that made a slot; null: somebody added it by hand.
alter table visit_slot add column visit_rule_id integer references visit_rule (id) on delete set null;
create index visit_slot_by_rule on visit_slot (facility_id, starts_at) where visit_rule_id is not null;
