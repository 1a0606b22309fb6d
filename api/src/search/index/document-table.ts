import { youngestAge } from '../../catalogue/facilities/youngest-age.rules.ts';
import { Column } from './column.ts';
import { dayNumber, everyClass, factBits, maskOf, minutesOf } from './document-facts.ts';
import type { SearchDocument } from './search-document.ts';
import { Bits } from './sets/bit-set.ts';
import { PostingList, zone } from './sets/posting-list.ts';

/** No facility opens or closes at this time. */
export const unknownTime = 0xffff;

export interface Municipality {
  code: string;
  name: string;
  prefecture_code: string;
}

/**
 * Every version of every facility in the order of insertion, with a column for each fact. A version never changes: a
 * changed facility is marked as deleted and inserted again at the end. Results about the first n docIds therefore
 * stay valid, and caches only need to be extended.
 */
export class DocumentTable {
  length = 0;
  readonly alive = new Bits();
  /** The current versions. */
  readonly docIdOf = new Map<number, number>();
  readonly documents: Pick<SearchDocument, 'path_name' | 'name' | 'sort_kana' | 'search_text'>[] = [];
  readonly facilityId = new Column(Int32Array);
  readonly changedIn = new Column(Float64Array);
  /** JIS number, 1 to 47. */
  readonly prefecture = new Column(Uint8Array);
  /** An index of `municipalities`; 0 is unknown. */
  readonly municipality = new Column(Uint16Array);
  readonly facilityType = new Column(Uint8Array);
  readonly capacity = new Column(Int32Array);
  readonly updatedOn = new Column(Uint32Array);
  readonly listedOn = new Column(Uint32Array);
  /** 0 without figures. */
  readonly vacancyAsOf = new Column(Uint32Array);
  /** NaN if the position is unknown. */
  readonly latitude = new Column(Float64Array);
  readonly longitude = new Column(Float64Array);
  readonly opensAt = new Column(Uint16Array);
  readonly closesAt = new Column(Uint16Array);
  /** In the encoding of `youngestAge`. */
  readonly youngest = new Column(Uint16Array);
  readonly classes = new Column(Uint8Array);
  readonly vacantClasses = new Column(Uint8Array);
  readonly facts = new Column(Uint32Array);
  /** Ends of name and reading in `search_text`, and the start of the reading (0: it has no line of its own). */
  readonly nameEnd = new Column(Uint16Array);
  readonly kanaStart = new Column(Uint16Array);
  /** Documents of each of `municipalities`, deleted ones included. */
  readonly ofMunicipality: PostingList[] = [new PostingList()];
  readonly municipalities: Municipality[] = [{ code: '', name: '', prefecture_code: '' }];
  readonly #municipalityOf = new Map<string, number>();

  /** @returns its docId; an earlier version of the facility is marked as deleted */
  add(document: SearchDocument): number {
    const docId = this.length;
    this.length += 1;
    this.remove(document.facility_id);
    this.docIdOf.set(document.facility_id, docId);
    this.alive.add(docId);
    const { path_name, name, sort_kana, search_text } = document;
    this.documents[docId] = { path_name, name, sort_kana, search_text };
    this.#setFacts(docId, document);
    this.#setNames(docId, document);
    return docId;
  }

  /** @returns whether it was in the table */
  remove(facilityId: number): boolean {
    const docId = this.docIdOf.get(facilityId);
    if (docId === undefined) return false;
    this.docIdOf.delete(facilityId);
    this.alive.remove(docId);
    return true;
  }

  #setFacts(docId: number, document: SearchDocument): void {
    this.facilityId.set(docId, document.facility_id);
    this.changedIn.set(docId, document.changed_in);
    this.prefecture.set(docId, Number(document.prefecture_code.slice(0, 2)));
    const municipality = this.#municipality(document);
    this.municipality.set(docId, municipality);
    this.ofMunicipality[municipality]?.add(docId, zone.elsewhere);
    this.facilityType.set(docId, document.facility_type);
    this.capacity.set(docId, document.capacity ?? -1);
    this.updatedOn.set(docId, dayNumber(document.updated_on));
    this.listedOn.set(docId, dayNumber(document.listed_on));
    this.vacancyAsOf.set(docId, document.vacancy_as_of ? dayNumber(document.vacancy_as_of) : 0);
    this.latitude.set(docId, document.latitude ?? Number.NaN);
    this.longitude.set(docId, document.longitude ?? Number.NaN);
    this.opensAt.set(docId, document.opens_at ? minutesOf(document.opens_at) : unknownTime);
    this.closesAt.set(docId, document.closes_at ? minutesOf(document.closes_at) : unknownTime);
    this.youngest.set(docId, youngestAge(document));
    this.classes.set(docId, document.child_class_ids ? maskOf(document.child_class_ids) : everyClass);
    this.vacantClasses.set(docId, maskOf(document.vacant_class_ids));
    this.facts.set(docId, factBits(document));
  }

  #setNames(docId: number, { search_name, search_text }: SearchDocument): void {
    const lines = search_name.split('\n');
    const [first = '', second = ''] = lines;
    // A repeated line was stored once.
    const hasReading = second !== '' && second !== first && search_text.startsWith(search_name);
    this.nameEnd.set(docId, hasReading ? search_name.length : first.length);
    this.kanaStart.set(docId, hasReading ? first.length + 1 : 0);
  }

  #municipality({ municipality_code, municipality_name, prefecture_code }: SearchDocument): number {
    if (municipality_code === null) return 0;
    const known = this.#municipalityOf.get(municipality_code);
    if (known !== undefined) return known;
    const index = this.municipalities.length;
    this.municipalities.push({ code: municipality_code, name: municipality_name, prefecture_code });
    this.ofMunicipality.push(new PostingList());
    this.#municipalityOf.set(municipality_code, index);
    return index;
  }

  municipalityIndex(code: string): number | undefined {
    return this.#municipalityOf.get(code);
  }
}
