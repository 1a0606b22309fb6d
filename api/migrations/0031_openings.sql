-- A member can be told when a class of a facility opens or visits to it are published.
alter table saved_search drop constraint saved_search_collection_check;
alter table saved_search add constraint saved_search_collection_check
  check (collection in ('facilities', 'jobs', 'openings'));

-- Classes of the facility that had a place at the last look: figures of vacancies have days, but no time of arrival. Null for
-- other collections.
alter table saved_search add seen_class_ids smallint[];
