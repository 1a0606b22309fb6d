import { prefectureByCode } from '@enerabi/shared/kernel';
import { ButtonLink, EmptyState } from '@enerabi/shared/ui';
import { addressOf, type FacilityCriteria, withoutConditions } from './facility-criteria.ts';
import { copy } from './no-facilities.copy.ts';

/** Says which of the conditions at work to loosen, and leads to the widest list that still fits. */
export function NoFacilities({ criteria }: { criteria: FacilityCriteria }) {
  const { area, keyword, facility_types } = criteria;
  const areaName = area && prefectureByCode(area)?.name;
  const isOnlyArea = !keyword && facility_types.length === 0;
  const advice = [keyword && copy.keyword, facility_types.length > 0 && copy.types, area && copy.area].filter(
    (line) => typeof line === 'string' && line !== '',
  );
  const widest = withoutConditions(criteria);
  return (
    <EmptyState
      title={copy.title}
      illustration="/illustrations/empty-search.svg"
      actions={
        area && areaName && !isOnlyArea ? (
          <ButtonLink kind="secondary" to={addressOf({ ...widest, area })}>
            {copy.wholeArea(areaName)}
          </ButtonLink>
        ) : (
          <ButtonLink kind="secondary" to={addressOf(widest)}>
            {copy.everywhere}
          </ButtonLink>
        )
      }
    >
      {advice.length > 0 && (
        <div>
          <p>{copy.advice}</p>
          <ul>
            {advice.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </EmptyState>
  );
}
