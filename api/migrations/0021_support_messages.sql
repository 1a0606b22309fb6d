-- Who reads a parent's message before it is shown, and what came of that.
alter table support_message
  -- Short, for people. Null: from before there were references, or demonstration data.
  add reference text unique,
  add rejected_reason text check (rejected_reason in ('personal', 'contact', 'abuse', 'accusation', 'off_topic', 'advertising', 'duplicate', 'other')),
  -- What the one who rejected it wrote beside the reason; never shown on the site.
  add rejected_note text,
  add moderated_at timestamptz,
  -- Spans that need a second look, in the form of `MessageFlag`.
  add flags jsonb not null default '[]' check (jsonb_typeof(flags) = 'array'),
  add constraint support_message_is_rejected_or_shown check (rejected_reason is null or not is_published),
  add constraint support_message_note_has_reason check (rejected_note is null or rejected_reason is not null);
alter table support_message
  add state text not null generated always as (
    case when is_published then 'approved' when rejected_reason is not null then 'rejected' else 'waiting' end
  ) stored;
-- What waits, oldest first, and what was rejected long enough ago to be deleted.
create index support_message_waiting on support_message (created_at, id) where state = 'waiting';
create index support_message_rejected on support_message (moderated_at) where state = 'rejected';
