-- The latest postings, newest first, with all that says whether they are shown: read from the index alone.
create index job_posting_by_day on job_posting (posted_on desc, id desc) include (facility_id, valid_through)
  where is_published;
