import type { ListedFacility } from '@enerabi/shared/contract';
import { StructuredData, useSite } from '@enerabi/shared/kernel';
import { DemoNotice, distanceText, FacilityCard, Pagination, Stack, VacancyLegend } from '@enerabi/shared/ui';
import { BeyondLastPage } from '../../address/beyond-last-page.tsx';
import { ChildBar } from '../../child/child-bar.tsx';
import { cardId } from '../../map/marks/card-id.ts';
import { ActiveConditions } from '../../search/conditions/active-conditions.tsx';
import { IgnoredValues } from '../../search/conditions/ignored-values.tsx';
import styles from '../../search/results/results.module.css';
import { AdmissionRounds } from '../admissions/admission-rounds.tsx';
import { CompareBar } from '../compare-choice/compare-bar.tsx';
import { CompareButton } from '../compare-choice/compare-button.tsx';
import { withCommute } from '../criteria/commute-criteria.ts';
import { copy as conditionsCopy } from '../criteria/conditions.copy.ts';
import { conditionsOf } from '../criteria/conditions.ts';
import { addressOf, changed, withoutConditions } from '../criteria/facility-criteria.ts';
import { FavoriteFacilityButton } from '../favorites/favorite-facility-button.tsx';
import { QuickFilters } from '../filters/quick-filters.tsx';
import { SortOrder } from '../sort/sort-order.tsx';
import { copy, shownFacilities } from './facility-list.copy.ts';
import type { FacilityListData } from './facility-list.loader.ts';
import { listStructuredData } from './facility-list.structured-data.ts';
import { NoFacilities } from './no-facilities.tsx';
import { ReadPlaces } from './read-places.tsx';
import { SaveFacilitySearch } from './save-facility-search.tsx';

/** Shows the results, and links to broader and narrower lists. */
export function FacilityResults(loaded: FacilityListData) {
  const { criteria, ignored, names, list, lastPage } = loaded;
  const { origin } = useSite();
  return (
    <>
      <Stack gap="3">
        <StructuredData data={listStructuredData(loaded, origin)} />
        <IgnoredValues ignored={ignored} fields={conditionsCopy.fields} />
        <div className={styles.bar}>
          <ActiveConditions
            conditions={conditionsOf(criteria, names).map(({ name, without }) => ({
              name,
              to: addressOf(without),
            }))}
            clearTo={addressOf(withoutConditions(criteria))}
          />
          {list.total > 1 && <SortOrder criteria={criteria} />}
        </div>
        {list.total > 0 && criteria.keyword && loaded.meant && (
          <ReadPlaces keyword={criteria.keyword} meant={loaded.meant} />
        )}
        {list.facilities.length > 1 && (
          <QuickFilters criteria={criteria} total={list.total} counts={loaded.counts} />
        )}
        <AdmissionRounds {...loaded} />
        {list.facilities.length > 0 && (
          <ChildBar
            today={loaded.today}
            addressOf={
              list.facilities.some(({ vacancy }) => vacancy)
                ? (conditions) => addressOf(changed(criteria, conditions))
                : undefined
            }
            commuteAddressOf={(...commute) => addressOf(withCommute(criteria, ...commute))}
          />
        )}
        <Found {...loaded} />
        {criteria.page <= lastPage && (
          <>
            <Pagination
              page={list.page}
              lastPage={lastPage}
              addressOf={(page) => addressOf({ ...criteria, page })}
            />
            <SaveFacilitySearch criteria={criteria} names={names} />
          </>
        )}
      </Stack>
      <CompareBar />
    </>
  );
}

function Found(loaded: FacilityListData) {
  const { criteria, names, list, lastPage, meant } = loaded;
  if (criteria.page > lastPage)
    return (
      <BeyondLastPage
        lastPage={lastPage}
        addressOf={(page) => addressOf({ ...criteria, page })}
        body={shownFacilities(loaded)}
      />
    );
  return list.total === 0 ? (
    <NoFacilities criteria={criteria} names={names} meant={meant} />
  ) : (
    <Facilities {...loaded} />
  );
}

/** How many cards are visible at once on a first view. */
const firstCards = 2;

const Facilities = ({ list: { facilities }, today }: FacilityListData) => (
  <>
    <DemoNotice kind="line" facilities={facilities} />
    <VacancyLegend facilities={facilities} />
    <Stack as="ul" gap="4" className={styles.cards}>
      {facilities.map((facility, index) => (
        <li key={facility.facility_id} id={cardId(facility.facility_id)}>
          <FacilityCard
            facility={facility}
            today={today}
            loading={index < firstCards ? 'eager' : 'lazy'}
            note={distanceNote(facility)}
            favorite={<FavoriteFacilityButton facility={facility} />}
            actions={<CompareButton kind="short" facility={facility} />}
          />
        </li>
      ))}
    </Stack>
  </>
);

const distanceNote = ({ distance_m }: ListedFacility): string | undefined =>
  typeof distance_m === 'number' ? copy.distance(distanceText(distance_m)) : undefined;
