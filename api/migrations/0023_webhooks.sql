-- Webhooks: systems of facilities and operators are called when something happens (Standard Webhooks 1.0.0).

create table webhook_endpoint (
  id integer generated always as identity primary key,
  -- One of the two: a facility, or an operator with all its facilities.
  facility_id integer references facility (id) on delete cascade,
  corporation_id integer references corporation (id) on delete cascade,
  url text not null,
  -- Encrypted by AUTH_SECRET. While the previous one is valid, both sign.
  secret bytea not null,
  previous_secret bytea,
  previous_secret_until timestamptz,
  created_at timestamptz not null,
  disabled_at timestamptz,
  disabled_reason text,
  check (num_nonnulls(facility_id, corporation_id) = 1),
  check (num_nonnulls(previous_secret, previous_secret_until) <> 1),
  check (num_nonnulls(disabled_at, disabled_reason) <> 1)
);
create unique index webhook_endpoint_by_facility on webhook_endpoint (facility_id, url);
create unique index webhook_endpoint_by_corporation on webhook_endpoint (corporation_id, url);

-- A message for one endpoint. It holds no personal data.
create table webhook_delivery (
  id integer generated always as identity primary key,
  -- The same for all endpoints that hear of an event, and over all tries: a receiver knows by it what it had before.
  webhook_id text not null,
  endpoint_id integer not null references webhook_endpoint (id) on delete cascade,
  event_type text not null,
  -- The bytes that are signed.
  body text not null check (octet_length(body) <= 20000),
  created_at timestamptz not null,
  -- When to try, or to try again; null: delivered, or given up.
  due_at timestamptz,
  attempts smallint not null default 0,
  -- HTTP status of the last try; null: there was no answer.
  last_status smallint,
  last_error text,
  last_tried_at timestamptz,
  delivered_at timestamptz,
  unique (endpoint_id, webhook_id)
);
create index webhook_delivery_by_due on webhook_delivery (due_at) where due_at is not null;
create index webhook_delivery_by_endpoint on webhook_delivery (endpoint_id, id desc);
