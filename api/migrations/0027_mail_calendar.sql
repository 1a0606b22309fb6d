-- The calendar entry that a mail carries (RFC 6047), until it is sent; null: none.

alter table mail add column calendar jsonb;
