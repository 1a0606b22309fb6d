-- How many people of a family can come to a visit; null: as many as the form takes.

alter table visit_rule
  add column max_persons smallint check (max_persons >= 1),
  add column max_children smallint check (max_children >= 0);
alter table visit_slot
  add column max_persons smallint check (max_persons >= 1),
  add column max_children smallint check (max_children >= 0);
