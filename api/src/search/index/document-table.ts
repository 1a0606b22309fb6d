import { Column } from './column.ts';
import type { SearchDocument } from './search-document.ts';
import { Bits } from './sets/bit-set.ts';
import { PostingList, zone } from './sets/posting-list.ts';

export interface Municipality {
  code: string;
  name: string;
  prefecture_code: string;
}

/**
 * Every version of every document in the order of insertion, with a column for each fact; a collection adds its own. A
 * version never changes: a changed document is marked as deleted and inserted again at the end. Results about the first
 * n docIds therefore stay valid, and caches only need to be extended.
 */
export abstract class DocumentTable<D extends SearchDocument = SearchDocument> {
  length = 0;
  readonly alive = new Bits();
  /** The current versions by the id of what they are about. */
  readonly docIdOf = new Map<number, number>();
  readonly texts: string[] = [];
  readonly id = new Column(Int32Array);
  readonly changedIn = new Column(Float64Array);
  /** JIS number, 1 to 47. */
  readonly prefecture = new Column(Uint8Array);
  /** An index of `municipalities`; 0 is unknown. */
  readonly municipality = new Column(Uint16Array);
  /** NaN if the position is unknown. */
  readonly latitude = new Column(Float64Array);
  readonly longitude = new Column(Float64Array);
  /** The end of the names in `texts`, and the start of the second one (0: it has no line of its own). */
  readonly nameEnd = new Column(Uint16Array);
  readonly secondName = new Column(Uint16Array);
  /** Documents of each of `municipalities`, deleted ones included. */
  readonly ofMunicipality: PostingList[] = [new PostingList()];
  readonly municipalities: Municipality[] = [{ code: '', name: '', prefecture_code: '' }];
  readonly #municipalityOf = new Map<string, number>();

  /** The id by which a document is replaced and removed. */
  protected abstract idOf(document: D): number;

  /** Writes the facts of the collection. */
  protected abstract setFacts(docId: number, document: D): void;

  /** Orders equal documents, and lists without an order of their own. */
  abstract compare(one: number, other: number): number;

  /** @returns its docId; an earlier version is marked as deleted */
  add(document: D): number {
    const docId = this.length;
    const id = this.idOf(document);
    this.length += 1;
    this.remove(id);
    this.docIdOf.set(id, docId);
    this.alive.add(docId);
    this.id.set(docId, id);
    this.texts[docId] = document.search_text;
    this.#setPlace(docId, document);
    this.#setNames(docId, document);
    this.setFacts(docId, document);
    return docId;
  }

  /** @returns whether it was in the table */
  remove(id: number): boolean {
    const docId = this.docIdOf.get(id);
    if (docId === undefined) return false;
    this.docIdOf.delete(id);
    this.alive.remove(docId);
    return true;
  }

  #setPlace(docId: number, document: D): void {
    this.changedIn.set(docId, document.changed_in);
    this.prefecture.set(docId, Number(document.prefecture_code.slice(0, 2)));
    const municipality = this.#municipality(document);
    this.municipality.set(docId, municipality);
    this.ofMunicipality[municipality]?.add(docId, zone.elsewhere);
    this.latitude.set(docId, document.latitude ?? Number.NaN);
    this.longitude.set(docId, document.longitude ?? Number.NaN);
  }

  #setNames(docId: number, { search_name, search_text }: D): void {
    const lines = search_name.split('\n');
    const [first = '', second = ''] = lines;
    // A repeated line was stored once.
    const hasSecond = second !== '' && second !== first && search_text.startsWith(search_name);
    this.nameEnd.set(docId, hasSecond ? search_name.length : first.length);
    this.secondName.set(docId, hasSecond ? first.length + 1 : 0);
  }

  #municipality({ municipality_code, municipality_name, prefecture_code }: D): number {
    if (municipality_code === null) return 0;
    const known = this.#municipalityOf.get(municipality_code);
    if (known !== undefined) return known;
    const index = this.municipalities.length;
    this.municipalities.push({ code: municipality_code, name: municipality_name, prefecture_code });
    this.ofMunicipality.push(new PostingList());
    this.#municipalityOf.set(municipality_code, index);
    return index;
  }
}
