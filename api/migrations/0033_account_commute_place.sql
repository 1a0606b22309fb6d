-- Where a member's family lives and works, as the member chose to keep it with the account.
create table account_commute_place (
  account_id integer not null references account (id) on delete cascade,
  kind text not null check (kind in ('home', 'work')),
  -- From 1; a family has one home.
  display_order smallint not null check (display_order >= 1 and (kind <> 'home' or display_order = 1)),
  -- A station with 駅; '' for a position that the browser gave.
  name text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  primary key (account_id, kind, display_order)
);
