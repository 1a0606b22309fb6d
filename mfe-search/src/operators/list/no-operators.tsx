import { prefectureByCode } from '@enerabi/shared/kernel';
import { ButtonLink, EmptyState } from '@enerabi/shared/ui';
import { addressOf, type OperatorCriteria, without } from './operator-criteria.ts';
import { copy } from './operator-list.copy.ts';

/** Says why nothing was found, and leads to a broader list. */
export function NoOperators({ criteria }: { criteria: OperatorCriteria }) {
  const { keyword, area } = criteria;
  const areaName = area && prefectureByCode(area)?.name;
  return (
    <EmptyState
      heading="h3"
      title={copy.none.title}
      illustration="/illustrations/empty-search.svg"
      actions={
        <>
          {keyword && areaName && (
            <ButtonLink kind="secondary" to={addressOf(without(criteria, 'area'))}>
              {copy.none.withoutArea}
            </ButtonLink>
          )}
          {keyword && (
            <ButtonLink kind={areaName ? 'plain' : 'secondary'} to={addressOf(without(criteria, 'keyword'))}>
              {areaName ? copy.none.withoutKeyword(areaName) : copy.none.everywhere}
            </ButtonLink>
          )}
          {!keyword && (
            <ButtonLink kind="secondary" to={areaName ? addressOf(without(criteria, 'area')) : '/f'}>
              {areaName ? copy.none.everywhere : copy.none.facilities}
            </ButtonLink>
          )}
        </>
      }
    >
      {areaName && <p>{copy.none.area(areaName)}</p>}
      {keyword && <p>{copy.none.keyword}</p>}
    </EmptyState>
  );
}
