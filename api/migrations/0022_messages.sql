-- Messages to facilities: where each one goes, what its sender wants, and that it is stored once.

-- Published with the facility's facts, and used for passing messages on alone: no reply of the API has it.
alter table facility add contact_mailaddress text;

alter table mail add reply_to text;

alter table candidate_message
  -- Short, for people. Null: from before there were references.
  add reference text unique,
  -- held: a person looks at it before it is passed on.
  add state text not null default 'queued' check (state in ('queued', 'held', 'rejected')),
  add recipient text not null default 'desk' check (recipient in ('facility', 'desk')),
  -- The mail that passed it on. Null: it was not passed on, or that mail was sent 30 days ago and deleted.
  add forwarded_mail_id integer references mail (id) on delete set null,
  add forwarded_at timestamptz,
  add mailaddress text not null default '',
  -- In the contract's form.
  add preferred_dates jsonb not null default '[]',
  -- In the contract's form, with the children that were selected.
  add candidate_information jsonb not null default '{}',
  -- Why it looked like spam.
  add spam_signs text[] not null default '{}',
  add rejected_reason text,
  -- When all that it says of a person was erased.
  add erased_at timestamptz;
create index candidate_message_by_time on candidate_message (sent_at desc, id desc);
create index candidate_message_by_facility on candidate_message (facility_id);
create index candidate_message_by_mail on candidate_message (forwarded_mail_id);

-- The first reply to a call, by its caller and Idempotency-Key: written in the transaction of what the call did.
create table idempotency_key (
  key_hash bytea primary key,
  -- Of the request's values: another one under the same key is refused.
  fingerprint bytea not null,
  reply jsonb,
  expires_at timestamptz not null
);
create index idempotency_key_by_expiry on idempotency_key (expires_at);
