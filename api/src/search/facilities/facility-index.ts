import type { ChildClassId } from '@enerabi/shared/constants';
import type { FacilityCounts, MapPoint, MapSearch, SearchSuggestions } from '@enerabi/shared/contract';
import type { Box } from '@enerabi/shared/geography';
import type { BookingTimes } from '../../visits/slots/booking-times.queries.ts';
import type { Condition } from '../index/conditions.ts';
import type { IndexPage, PageQuery } from '../index/index-page.ts';
import { pageOf } from '../index/result-page.ts';
import { manyOnMap, SearchIndex } from '../index/search-index.ts';
import { type IndexParts, setCondition } from '../index/search-matches.ts';
import { Bookable } from './bookable.ts';
import { facilityConditions } from './facility-conditions.ts';
import { countsOf, municipalityTotals } from './facility-counts.ts';
import type { FacilityDocument } from './facility-document.ts';
import { flagBit } from './facility-facts.ts';
import type { FacilityQuery } from './facility-query.ts';
import { FacilityTable } from './facility-table.ts';
import { type NamedMunicipality, withCities, withForms } from './suggestions.rules.ts';

export type FacilityMap = IndexPage & { total: number } & Pick<MapSearch, 'points' | 'clusters'>;

/** The index of facilities. */
export class FacilityIndex extends SearchIndex<FacilityDocument, FacilityTable, FacilityQuery> {
  readonly #bookable = new Bookable();
  /** Counts changes of the bookable visits. */
  #bookableChanges = 0;

  constructor(table = new FacilityTable()) {
    const { capacity, listedOn, updatedOn, vacancyAsOf } = table;
    super(table, { capacity, new: listedOn, updated: updatedOn, vacancy: vacancyAsOf });
  }

  protected override addOne(document: FacilityDocument): number {
    const docId = super.addOne(document);
    this.#bookable.add(docId, document.facility_id, document.takes_bookings);
    return docId;
  }

  /** @param times booking times of facilities, which replace earlier ones */
  setBookingTimes(times: readonly [facilityId: number, times: BookingTimes][]): void {
    for (const [id, ranges] of times) {
      const docId = this.table.docIdOf.get(id);
      this.#bookable.setTimes(
        id,
        ranges,
        docId !== undefined && this.#takesBookings(docId) ? docId : undefined,
      );
    }
  }

  #takesBookings(docId: number): boolean {
    return (this.table.facts.at(docId) & flagBit('takes_bookings')) !== 0;
  }

  /** Sets the time for which bookable visits are computed. */
  override setTime(now: Date): void {
    if (this.#bookable.setTime(now.getTime())) this.#bookableChanges += 1;
  }

  protected override conditionsOf(search: FacilityQuery, parts: IndexParts<FacilityTable>): Condition[] {
    return [
      ...facilityConditions(search, parts),
      ...(search.has_bookable_visit ? [setCondition(this.#bookable.docIds)] : []),
    ];
  }

  protected override nameOf(search: FacilityQuery): string {
    const bookable = search.has_bookable_visit ? this.#bookableChanges : '';
    return `${bookable} ${JSON.stringify(search)}`;
  }

  counts(search: FacilityQuery): FacilityCounts {
    const asked = this.nameOf(search);
    const matches = (parts = this.begin()) => ({ parts, matches: this.matches(search, parts) });
    // A moving map never requests the same box again.
    const isCached = (total: number): boolean => !search.box || total > manyOnMap;
    const counts = this.once(
      `counts ${asked}`,
      () => {
        const { parts, matches: found } = matches();
        return countsOf(parts, search, found);
      },
      ({ total }) => isCached(total),
    );
    const bookable = () => matches().matches.all().countIn(this.#bookable.docIds);
    return {
      ...counts,
      has_bookable_visit: this.once(`bookable ${this.#bookableChanges} ${asked}`, bookable, () =>
        isCached(counts.total),
      ),
    };
  }

  /** Finds a page within a box, and all its points, single or clustered. */
  map(search: FacilityQuery & { box: Box }, zoom: number, query: PageQuery): FacilityMap {
    const { alone, clusters, ...found } = this.mapOf(search, zoom, query);
    return {
      ...found,
      points: alone.map(({ row }) => this.#pointOf(row)),
      clusters: clusters.map(({ count: facilities, ...cluster }) => ({ facilities, ...cluster })),
    };
  }

  #pointOf(docId: number): MapPoint {
    const { path_name = '', name = '' } = this.table.names[docId] ?? {};
    return {
      facility_id: this.table.id.at(docId),
      path_name,
      name,
      facility_type: this.table.facilityType.at(docId) as MapPoint['facility_type'],
      latitude: this.table.latitude.at(docId),
      longitude: this.table.longitude.at(docId),
    };
  }

  /** @returns whether a facility has a place in a class, without one in any, by its newest figures */
  hasPlaceIn(childClass: ChildClassId | undefined): (docId: number) => boolean {
    const { vacantClasses } = this.table;
    const mask = childClass === undefined ? 0xff : 1 << childClass;
    return (docId) => (vacantClasses.at(docId) & mask) !== 0;
  }

  /** Facilities with this name, best match first. */
  named(keyword: string, area: string | undefined, limit: number): SearchSuggestions['facilities'] {
    const parts = this.begin();
    const matches = this.matches({ keyword, area, walk_minutes: 0, byName: true }, parts);
    const { docIds } = pageOf(matches.all(), matches.words, { sort: 'standard', page: 1, limit }, parts);
    return docIds.map((docId) => {
      const { path_name = '', name = '' } = this.table.names[docId] ?? {};
      const { name: municipality_name = '' } =
        this.table.municipalities[this.table.municipality.at(docId)] ?? {};
      return { path_name, name, municipality_name };
    });
  }

  /** Municipalities, and cities before their wards, with their numbers of facilities. */
  municipalities(): NamedMunicipality[] {
    return this.once('municipalities', () => withCities(municipalityTotals(this.begin())).map(withForms));
  }
}
