-- Members: who they are, how they sign in, what they keep, and the mail that goes out to them.

-- There is no account before its mail address has answered: nobody takes an address by registering it first. A row
-- stands for whatever was registered, also for an address that has an account already, so that nobody can tell.
create table registration (
  cognito_sub uuid primary key,
  mailaddress text not null,
  -- Without regard to case: what is compared.
  mailaddress_key text not null,
  password_hash text not null,
  position_kind_ids smallint[] not null check (position_kind_ids <@ '{1,2}' and position_kind_ids <> '{}'),
  terms_version text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index registration_by_expiry on registration (expires_at);
create index registration_by_mailaddress on registration (mailaddress_key);

create table account (
  id integer generated always as identity primary key,
  cognito_sub uuid not null unique,
  mailaddress text not null,
  mailaddress_key text not null unique,
  password_hash text not null,
  position_kind_ids smallint[] not null check (position_kind_ids <@ '{1,2}' and position_kind_ids <> '{}'),
  terms_version text not null,
  created_at timestamptz not null default now(),
  password_changed_at timestamptz not null default now(),
  -- Null until the basic information is registered; what follows is '' or null where it was not told.
  basic_information_at timestamptz,
  last_name text not null default '',
  first_name text not null default '',
  last_name_furigana text not null default '',
  first_name_furigana text not null default '',
  phone_number text not null default '',
  postal_code text not null default '',
  prefecture_code text not null default '',
  municipality_name text not null default '',
  address text not null default '',
  building text not null default '',
  job_kind_id smallint,
  job_detail_kind_id smallint,
  school_name text not null default '',
  department_name text not null default '',
  grade smallint,
  year_of_graduation smallint
);

create table account_child (
  account_id integer not null references account (id) on delete cascade,
  display_order smallint not null check (display_order > 0),
  birthday date not null,
  is_default_selected boolean not null,
  primary key (account_id, display_order)
);

create table account_job_experience (
  account_id integer not null references account (id) on delete cascade,
  job_type_id smallint not null,
  experience_year_id smallint not null,
  primary key (account_id, job_type_id)
);

-- A device where somebody is signed in. It ends by logging out, or when its time is over, whatever is refreshed.
create table session (
  id uuid primary key,
  account_id integer not null references account (id) on delete cascade,
  -- SHA-256; the token itself is known to the member's device alone.
  refresh_token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_by_account on session (account_id);
create index session_by_expiry on session (expires_at);

-- Single-use: a row is deleted with its use, and by the next one for the same purpose.
create table authentication_code (
  purpose text not null check (purpose in ('activation', 'password_reset', 'mailaddress')),
  -- Of the registration, or of the account.
  cognito_sub uuid not null,
  -- Keyed by a secret that is not in the database: six digits alone would be found by trying.
  code_hash bytea not null,
  -- The new address, where one is to be confirmed; '' where it has an account already, and no code fits.
  mailaddress text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (purpose, cognito_sub)
);
create index authentication_code_by_expiry on authentication_code (expires_at);

-- How often something was tried within a while; the subject (an address, an account) is hashed with a secret.
create table attempt (
  action text not null,
  subject bytea not null,
  attempts integer not null,
  window_ends_at timestamptz not null,
  primary key (action, subject)
);
create index attempt_by_end on attempt (window_ends_at);

-- From where an account was signed in to: while somebody guesses at its password from everywhere, its owner still can.
create table known_address (
  account_id integer not null references account (id) on delete cascade,
  address_hash bytea not null,
  seen_at timestamptz not null,
  primary key (account_id, address_hash)
);

-- Id tokens are signed by the newest; older ones are published for as long as a session may show their tokens.
create table signing_key (
  kid text primary key,
  public_jwk jsonb not null,
  -- Encrypted by AUTH_SECRET.
  private_key bytea not null,
  created_at timestamptz not null,
  retires_at timestamptz not null
);

create table favorite_facility (
  account_id integer not null references account (id) on delete cascade,
  facility_id integer not null references facility (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- In the order of the browser's list, where several come at once.
  sequence integer generated always as identity,
  primary key (account_id, facility_id)
);
create index favorite_facility_by_facility on favorite_facility (facility_id);

create table favorite_job (
  account_id integer not null references account (id) on delete cascade,
  job_posting_id integer not null references job_posting (id) on delete cascade,
  created_at timestamptz not null default now(),
  sequence integer generated always as identity,
  primary key (account_id, job_posting_id)
);
create index favorite_job_by_posting on favorite_job (job_posting_id);

-- A visit that was booked. Its day and time are its own: the slot may be taken away, the booking stays to be looked at.
create table booking (
  id integer generated always as identity primary key,
  facility_id integer not null references facility (id) on delete cascade,
  visit_slot_id integer references visit_slot (id) on delete set null,
  -- Null: booked without an account, or the account was closed.
  account_id integer references account (id) on delete set null,
  starts_at timestamp(0) not null,
  ends_at timestamp(0) not null check (ends_at > starts_at),
  cancel_by timestamptz not null,
  person_last_name text not null,
  person_first_name text not null,
  person_last_name_furigana text not null,
  person_first_name_furigana text not null,
  person_contact_phone text not null,
  person_contact_mail text not null,
  child_birthday_1 date,
  child_birthday_2 date,
  child_birthday_3 date,
  desired_admission_date date,
  person_number smallint not null check (person_number >= 0),
  child_number smallint not null check (child_number >= 0),
  message_to_childcare_facility text not null default '',
  terms_version text not null,
  booked_at timestamptz not null default now(),
  cancelled_at timestamptz
);
create index booking_by_account on booking (account_id, starts_at) where account_id is not null;
create index booking_by_facility on booking (facility_id, starts_at);
create index booking_by_slot on booking (visit_slot_id) where visit_slot_id is not null;

-- What was sent to a facility, as its sender sees it.
create table candidate_message (
  id integer generated always as identity primary key,
  facility_id integer not null references facility (id) on delete cascade,
  job_posting_id integer references job_posting (id) on delete set null,
  account_id integer references account (id) on delete cascade,
  purpose_kind_id smallint not null check (purpose_kind_id in (1, 2)),
  contact_kind_ids smallint[] not null default '{}',
  content text not null,
  sent_at timestamptz not null default now()
);
create index candidate_message_by_account on candidate_message (account_id, sent_at desc) where account_id is not null;

-- Mail that waits to be sent. What it says is erased once it is out: it may hold a code.
create table mail (
  id integer generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null,
  -- When to try, or to try again.
  due_at timestamptz,
  -- After which nobody wants it any more: a code has run out by then.
  give_up_at timestamptz not null,
  attempts smallint not null default 0,
  last_error text,
  sent_at timestamptz
);
create index mail_by_due on mail (due_at) where due_at is not null;
