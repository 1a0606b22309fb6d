-- What a sitemap is made of, read from indexes alone: the tables are wide, and all of them is asked for.
create index facility_in_sitemap on facility (id, updated_at, prefecture_code, municipality_code, facility_type)
  where is_published;
create index notification_in_sitemap on notification (id, facility_id, posted_on) where is_published;
