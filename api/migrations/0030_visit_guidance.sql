-- What a facility says to families that come to see it, such as what to bring. A table of its own: imports of facilities do
-- not touch it, and the search does not read it.

create table visit_guidance (
  facility_id integer primary key references facility (id) on delete cascade,
  body text not null check (char_length(body) between 1 and 500)
);
