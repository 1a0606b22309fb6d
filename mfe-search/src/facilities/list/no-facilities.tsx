import { Link, prefectureByCode } from '@enerabi/shared/kernel';
import { ButtonLink, EmptyState } from '@enerabi/shared/ui';
import { conditionsOf, type Names } from '../criteria/conditions.ts';
import { addressOf, type FacilityCriteria, withoutConditions } from '../criteria/facility-criteria.ts';
import { copy } from './no-facilities.copy.ts';
import styles from './no-facilities.module.css';

interface Way {
  name: string;
  to: string;
}

/** Suggests other spellings and conditions to remove, and links to a broader list. */
export function NoFacilities({ criteria, names }: { criteria: FacilityCriteria; names: Names }) {
  const widest = widestWay(criteria);
  const ways = conditionsOf(criteria, names)
    .map(({ name, without }): Way => ({ name: copy.without(name), to: addressOf(without) }))
    .filter(({ to }) => to !== widest.to);
  return (
    <EmptyState
      heading="h3"
      title={copy.title}
      illustration="/illustrations/empty-search.svg"
      actions={
        <ButtonLink kind="secondary" to={widest.to}>
          {widest.name}
        </ButtonLink>
      }
    >
      {criteria.keyword && <p>{copy.keyword}</p>}
      {ways.length > 0 && (
        <div>
          <p>{copy.conditions}</p>
          <ul className={styles.ways}>
            {ways.map(({ name, to }) => (
              <li key={to}>
                <Link className={styles.way} to={to}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </EmptyState>
  );
}

/** All facilities of the prefecture, or of the country if the prefecture was the only condition. */
function widestWay(criteria: FacilityCriteria): Way {
  const { area } = criteria;
  const areaName = area && prefectureByCode(area)?.name;
  const everything = withoutConditions(criteria);
  const isNarrowed = addressOf(criteria) !== addressOf({ ...everything, ...(area && { area }) });
  return areaName && isNarrowed
    ? { name: copy.wholeArea(areaName), to: addressOf({ ...everything, area }) }
    : { name: copy.everywhere, to: addressOf(everything) };
}
