import type { FacilityCounts, MapPoint, MapSearch, SearchSuggestions } from '@enerabi/shared/contract';
import { clustered } from '../map.rules.ts';
import { type NamedMunicipality, withCities, withForm } from '../suggestions.rules.ts';
import { Bookable, type BookingTimes } from './bookable.ts';
import { Slots } from './documents.ts';
import { countsOf, municipalityTotals } from './facets.ts';
import { flagBit } from './facts.ts';
import { type IndexParts, Matches, type Search } from './matches.ts';
import { GramLists } from './n-gram-lists.ts';
import { type Box, Orders } from './orders.ts';
import { type IndexPage, type PageQuestion, pageOf } from './page.ts';
import type { SearchDocument } from './search-document.ts';
import { Scratch } from './sets/arena.ts';
import type { Found } from './sets/doc-set.ts';
import { KeptBits } from './sets/filter-cache.ts';
import { Words } from './words.ts';

const mostKeptConditions = 500;
const mostKeptAnswers = 1_000;
/** What so many make of a map is kept: it is asked for again more often than a corner of a town. */
const manyOnMap = 20_000;

export type IndexMap = IndexPage & { total: number } & Pick<MapSearch, 'points' | 'clusters'>;

/**
 * Everything that facilities are searched by, in memory: finding, counting and paging read no database. It answers
 * exactly what a scan of all facilities would (`plain-scan.ts` is held against it).
 */
export class SearchIndex {
  readonly slots = new Slots();
  readonly #grams = new GramLists();
  readonly #orders = new Orders(this.slots);
  readonly #words = new Words(this.slots, this.#grams);
  readonly #kept = new KeptBits(mostKeptConditions);
  readonly #scratch = new Scratch();
  readonly #answers = new Map<string, unknown>();
  /** In no order yet. */
  #unordered: number[] = [];
  readonly #bookable = new Bookable();
  /** How often the visits that can be booked became others. */
  #bookableChanges = 0;

  /** How many facilities there are. */
  get size(): number {
    return this.slots.slotOf.size;
  }

  /** How much of the memory holds former versions, 0 to 1. */
  get waste(): number {
    return this.slots.length === 0 ? 0 : 1 - this.size / this.slots.length;
  }

  /** Adds facilities, or puts new versions in the place of those that are there. */
  add(documents: readonly SearchDocument[]): void {
    if (documents.length === 0) return;
    for (const document of documents) {
      const slot = this.slots.add(document);
      const { nameEnd, kanaStart } = this.slots;
      this.#grams.add(slot, document.search_text, nameEnd.at(slot), kanaStart.at(slot));
      this.#bookable.add(slot, document.facility_id, document.takes_bookings);
      this.#unordered.push(slot);
    }
    this.#answers.clear();
  }

  remove(facilityIds: readonly number[]): void {
    for (const id of facilityIds) if (this.slots.remove(id)) this.#answers.clear();
  }

  /** @param times when visits of some facilities can be booked, in place of what was known of them */
  setBookingTimes(times: readonly [facilityId: number, times: BookingTimes][]): void {
    for (const [id, ranges] of times) {
      const slot = this.slots.slotOf.get(id);
      this.#bookable.setTimes(id, ranges, slot !== undefined && this.#takesBookings(slot) ? slot : undefined);
    }
  }

  #takesBookings(slot: number): boolean {
    return (this.slots.facts.at(slot) & flagBit('takes_bookings')) !== 0;
  }

  /** From now on, what can be booked is what can be booked at this time. */
  lookAt(now: Date): void {
    if (this.#bookable.lookAt(now.getTime())) this.#bookableChanges += 1;
  }

  /** The transaction that wrote the version that is held; undefined where the facility is not here. */
  changedIn(facilityId: number): number | undefined {
    const slot = this.slots.slotOf.get(facilityId);
    return slot === undefined ? undefined : this.slots.changedIn.at(slot);
  }

  /** Does now what the first search would have to wait for. */
  settle(): void {
    this.#grams.trim();
    this.#begin();
  }

  /** What one answer is found with; what came since the last one is put into all orders at once. */
  #begin(): IndexParts {
    // All that was found for the last answer is of no more use.
    this.#scratch.clear();
    if (this.#unordered.length > 0) this.#orders.insert(this.#unordered);
    this.#unordered = [];
    return {
      slots: this.slots,
      orders: this.#orders,
      words: this.#words,
      kept: this.#kept,
      bookable: this.#bookable.slots,
      scratch: this.#scratch,
    };
  }

  /** One page, and how many are found in all. */
  page(search: Search, question: PageQuestion): IndexPage & { total: number } {
    const parts = this.#begin();
    const matches = new Matches(parts, search);
    const found = matches.all();
    return { total: found.count, ...pageOf(found, matches.words, question, parts) };
  }

  counts(search: Search): FacilityCounts {
    const asked = this.#nameOf(search);
    const bookable = () => new Matches(this.#begin(), search).all().countIn(this.#bookable.slots);
    // A map that is moved never asks for the same box again.
    const isKept = (total: number): boolean => !search.box || total > manyOnMap;
    const counts = this.#once(
      `counts ${asked}`,
      () => countsOf(this.#begin(), search),
      ({ total }) => isKept(total),
    );
    return {
      ...counts,
      has_bookable_visit: this.#once(`bookable ${this.#bookableChanges} ${asked}`, bookable, () =>
        isKept(counts.total),
      ),
    };
  }

  /** Which versions some slots are. */
  versions(slots: readonly number[]): { facility_id: number; changed_in: number }[] {
    return slots.map((slot) => ({
      facility_id: this.slots.facilityId.at(slot),
      changed_in: this.slots.changedIn.at(slot),
    }));
  }

  /** One page of what is found within a box, and all of it, each for itself or several together. */
  map(search: Search & { box: Box }, zoom: number, question: PageQuestion): IndexMap {
    const asked = `map ${zoom} ${JSON.stringify(question)} ${this.#nameOf(search)}`;
    return this.#once(
      asked,
      () => {
        const parts = this.#begin();
        const matches = new Matches(parts, search);
        const found = matches.all();
        return {
          total: found.count,
          ...pageOf(found, matches.words, question, parts),
          ...this.#onMap(found, search.box, zoom),
        };
      },
      ({ total }) => total > manyOnMap,
    );
  }

  #onMap(within: Found, box: Box, zoom: number): Pick<MapSearch, 'points' | 'clusters'> {
    const { latitude, longitude } = this.slots;
    const places = {
      rows: within.slots(this.#scratch),
      latitude: latitude.values,
      longitude: longitude.values,
    };
    const { alone, clusters } = clustered(places, box, zoom);
    return { points: alone.map((slot) => this.#pointOf(slot)), clusters };
  }

  #pointOf(slot: number): MapPoint {
    const { path_name = '', name = '' } = this.slots.documents[slot] ?? {};
    return {
      facility_id: this.slots.facilityId.at(slot),
      path_name,
      name,
      facility_type: this.slots.facilityType.at(slot) as MapPoint['facility_type'],
      latitude: this.slots.latitude.at(slot),
      longitude: this.slots.longitude.at(slot),
    };
  }

  /** Facilities that are called so, best match first. */
  named(keyword: string, area: string | undefined, limit: number): SearchSuggestions['facilities'] {
    const parts = this.#begin();
    const matches = new Matches(parts, { keyword, area, walk_minutes: 0, byName: true });
    const { slots } = pageOf(matches.all(), matches.words, { sort: 'standard', page: 1, limit }, parts);
    return slots.map((slot) => {
      const { path_name = '', name = '' } = this.slots.documents[slot] ?? {};
      const { name: municipality_name = '' } =
        this.slots.municipalities[this.slots.municipality.at(slot)] ?? {};
      return { path_name, name, municipality_name };
    });
  }

  /** Municipalities, and cities before their wards, with the facilities that they have. */
  municipalities(): NamedMunicipality[] {
    return this.#once('municipalities', () => withCities(municipalityTotals(this.#begin())).map(withForm));
  }

  /** All that an answer depends on, besides the facilities. */
  #nameOf(search: Search): string {
    const bookable = search.has_bookable_visit ? this.#bookableChanges : '';
    return `${bookable} ${JSON.stringify(search)}`;
  }

  /** An answer that holds until a facility changes. @param isKept of many; others are found again as soon */
  #once<A>(name: string, find: () => A, isKept: (answer: A) => boolean = () => true): A {
    const known = this.#answers.get(name) as A | undefined;
    if (known !== undefined) return known;
    const answer = find();
    if (!isKept(answer)) return answer;
    if (this.#answers.size >= mostKeptAnswers)
      this.#answers.delete(this.#answers.keys().next().value as string);
    this.#answers.set(name, answer);
    return answer;
  }
}
