-- Postings of a kind in a prefecture, newest first, without a look at each: the similar ones of a posting's page.
create index job_posting_by_prefecture_and_type on job_posting (prefecture_code, job_type, posted_on desc, id desc)
  include (facility_id, valid_through) where is_published;
