-- Searches that members keep, and that mail them what is new.
create table saved_search (
  id integer generated always as identity primary key,
  account_id integer not null references account (id) on delete cascade,
  collection text not null check (collection in ('facilities', 'jobs')),
  -- The conditions as the contract's schemas read them.
  conditions jsonb not null check (jsonb_typeof(conditions) = 'object'),
  -- The same as the query of the page's address, without the question mark; '' finds everything.
  search text not null,
  name text not null check (name <> ''),
  frequency text not null check (frequency in ('daily', 'weekly', 'none')),
  created_at timestamptz not null,
  -- When it was last looked for news, whether there were any or not. What arrived before is not new.
  last_looked_at timestamptz not null,
  last_sent_at timestamptz,
  unique (account_id, collection, search)
);
create index saved_search_by_look on saved_search (last_looked_at) where frequency <> 'none';

-- What is new is found by when it arrived.
create index facility_by_creation on facility (created_at);
create index job_posting_by_creation on job_posting (created_at);

-- The page that ends mails of this kind, which mail programs offer as a button. Null: nothing can be ended.
alter table mail add unsubscribe_url text;
