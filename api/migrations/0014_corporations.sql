-- An operator's own page and the list of operators. Names are searched in search form, which the application writes:
-- a row whose version is not the application's has outdated texts, and is written again.
alter table corporation
  add philosophy text,
  add search_text text,
  add sort_kana text,
  add search_text_version smallint;

-- An operator without a path name of its own has its corporation number, else its id: known rows now, others when they
-- are inserted, by whichever version of the application. A path name once given stays.
update corporation set path_name = coalesce(corporation_number, 'o' || id) where path_name is null;

create function name_corporation_path() returns trigger language plpgsql as $$
begin
  new.path_name := coalesce(new.path_name, new.corporation_number, 'o' || new.id);
  return new;
end
$$;
create trigger corporation_path before insert on corporation
  for each row execute function name_corporation_path();
alter table corporation alter path_name set not null;

create function outdate_corporation_texts() returns trigger language plpgsql as $$
begin
  new.search_text_version := null;
  return new;
end
$$;
create trigger corporation_texts before update on corporation
  for each row when ((old.name, old.name_kana) is distinct from (new.name, new.name_kana))
  execute function outdate_corporation_texts();

create index corporation_with_outdated_texts on corporation (id) where search_text_version is null;

-- The operators' facilities are counted and dated from this index alone, since the rows of facility are wide.
create index facility_of_corporation on facility (corporation_id, prefecture_code, updated_at)
  where is_published and corporation_id is not null;
