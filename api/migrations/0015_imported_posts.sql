-- Events, notices, interviews and job postings from files: who published a row, so that a later file of the same
-- publisher replaces what it brought and touches nothing else. Null: not from a file.
alter table event add import_source text check (import_source <> '');
alter table notification add import_source text check (import_source <> '');
alter table interview add import_source text check (import_source <> '');
alter table job_posting add import_source text check (import_source <> '');
create index event_by_import_source on event (import_source) where import_source is not null;
create index notification_by_import_source on notification (import_source) where import_source is not null;
create index interview_by_import_source on interview (import_source) where import_source is not null;
create index job_posting_by_import_source on job_posting (import_source) where import_source is not null;
