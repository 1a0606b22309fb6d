-- Nearest first with PostgreSQL's own points, on a plane on which Japan is about true to scale: a degree of longitude at
-- 36° is 0.81 of one of latitude. It takes a new facility in a fraction of the time that a cube takes.
drop index if exists facility_by_distance;
drop index facility_by_position;
create index facility_by_place on facility using gist (point(longitude * 0.81, latitude))
  where is_published and latitude is not null;
