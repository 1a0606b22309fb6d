-- From which day of its life a child is taken, where the publisher counts days or weeks: 57 days are not two months.

alter table facility add accept_from_days integer check (accept_from_days >= 0);

-- What was imported already says so in its text. Months were rounded up from days; where they were not, days are an aside.
update facility set accept_from_days = counted.days
from (
  select id, coalesce(
    substring(words from '(\d{2,3})日')::integer,
    substring(words from '(\d{1,2})週')::integer * 7,
    case when words ~ '産休(明|あけ)' then 57 end
  ) as days
  from (
    select id, translate(accepted_age_text, '０１２３４５６７８９', '0123456789') as words from facility
    where accept_from_months > 0
  ) facility
) counted
where facility.id = counted.id and ceil(counted.days / 30.5) = facility.accept_from_months;
