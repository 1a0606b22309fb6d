import type { FacilityCounts, MapPoint, MapSearch, SearchSuggestions } from '@enerabi/shared/contract';
import { clustered } from '../map.rules.ts';
import { type NamedMunicipality, withCities, withForm } from '../suggestions.rules.ts';
import { Bits } from './bits.ts';
import { countsOf, municipalityTotals } from './counts.ts';
import { GramLists } from './gram-lists.ts';
import { KeptBits } from './kept-bits.ts';
import { type IndexParts, Matches, type Search } from './matches.ts';
import { type Box, Orders } from './orders.ts';
import { type IndexPage, type PageQuestion, pageOf } from './page.ts';
import type { SearchDocument } from './search-document.ts';
import { Slots } from './slots.ts';
import { Words } from './words.ts';

const mostKeptConditions = 500;
const mostKeptAnswers = 300;
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
  readonly #answers = new Map<string, unknown>();
  /** In no order yet. */
  #unordered: number[] = [];
  #bookable = new Bits();
  #bookableFacilities = new Bits();

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
      if (this.#bookableFacilities.has(document.facility_id)) this.#bookable.add(slot);
      this.#unordered.push(slot);
    }
    this.#answers.clear();
  }

  remove(facilityIds: readonly number[]): void {
    for (const id of facilityIds) if (this.slots.remove(id)) this.#answers.clear();
  }

  /** @param facilityIds of all that have a visit to book at this time */
  setBookable(facilityIds: readonly number[]): void {
    const bookable = new Bits(this.slots.length);
    this.#bookableFacilities = new Bits();
    for (const id of facilityIds) {
      this.#bookableFacilities.add(id);
      const slot = this.slots.slotOf.get(id);
      if (slot !== undefined) bookable.add(slot);
    }
    this.#bookable = bookable;
    this.#answers.clear();
  }

  /** The transaction that wrote the version that is held; undefined where the facility is not here. */
  changedIn(facilityId: number): number | undefined {
    const slot = this.slots.slotOf.get(facilityId);
    return slot === undefined ? undefined : this.slots.changedIn.at(slot);
  }

  /** Does now what the first search would have to wait for. */
  settle(): void {
    this.#grams.trim();
    void this.#parts;
  }

  /** Puts what came since the last search into all orders at once. */
  get #parts(): IndexParts {
    if (this.#unordered.length > 0) this.#orders.insert(this.#unordered);
    this.#unordered = [];
    return {
      slots: this.slots,
      orders: this.#orders,
      words: this.#words,
      kept: this.#kept,
      bookable: this.#bookable,
    };
  }

  /** One page, and how many are found in all. */
  page(search: Search, question: PageQuestion): IndexPage & { total: number } {
    const matches = new Matches(this.#parts, search);
    const found = matches.all();
    return { total: found.count(), ...pageOf(found, matches.words, question, this.#parts) };
  }

  counts(search: Search): FacilityCounts {
    return this.#once(`counts ${JSON.stringify(search)}`, () => countsOf(this.#parts, search));
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
    const parts = this.#parts;
    const matches = new Matches(parts, search);
    const found = matches.all();
    const total = found.count();
    const shown = () => this.#onMap(found, search.box, zoom);
    return {
      total,
      ...pageOf(found, matches.words, question, parts),
      ...(total < manyOnMap ? shown() : this.#once(`map ${zoom} ${JSON.stringify(search)}`, shown)),
    };
  }

  #onMap(within: Bits, box: Box, zoom: number): Pick<MapSearch, 'points' | 'clusters'> {
    const found = within.slots();
    const { latitude, longitude } = this.slots;
    const places = {
      length: found.length,
      latitude: (at: number) => latitude.at(found[at] as number),
      longitude: (at: number) => longitude.at(found[at] as number),
    };
    const { alone, clusters } = clustered(places, box, zoom);
    return { points: alone.map((at) => this.#pointOf(found[at] as number)), clusters };
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
    const matches = new Matches(this.#parts, { keyword, area, walk_minutes: 0 });
    const called = matches.words.reduce((found, { inName }) => found.and(inName), matches.all());
    const { slots } = pageOf(called, matches.words, { sort: 'standard', page: 1, limit }, this.#parts);
    return slots.map((slot) => {
      const { path_name = '', name = '' } = this.slots.documents[slot] ?? {};
      const { name: municipality_name = '' } =
        this.slots.municipalities[this.slots.municipality.at(slot)] ?? {};
      return { path_name, name, municipality_name };
    });
  }

  /** Municipalities, and cities before their wards, with the facilities that they have. */
  municipalities(): NamedMunicipality[] {
    return this.#once('municipalities', () => withCities(municipalityTotals(this.slots)).map(withForm));
  }

  /** An answer that holds until something changes. */
  #once<A>(name: string, find: () => A): A {
    const known = this.#answers.get(name) as A | undefined;
    if (known !== undefined) return known;
    const answer = find();
    if (this.#answers.size >= mostKeptAnswers)
      this.#answers.delete(this.#answers.keys().next().value as string);
    this.#answers.set(name, answer);
    return answer;
  }
}
