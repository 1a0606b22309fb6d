-- The secret of the address at which a facility's calendar program reads its visits. Only its hash is stored.

create table facility_calendar (
  facility_id integer primary key references facility (id) on delete cascade,
  -- SHA-256.
  secret_hash bytea not null unique,
  created_at timestamptz not null
);
