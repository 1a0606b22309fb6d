import { nGramsOfWord } from '@enerabi/shared/japanese';
import { LRUCache } from 'lru-cache';
import type { DocumentTable } from './document-table.ts';
import type { NGramLists } from './n-gram-lists.ts';
import type { Arena } from './sets/arena.ts';
import { Bits, either, inAll, without } from './sets/bit-set.ts';
import { isFew } from './sets/is-few.ts';
import { PostingList, type Zone, zone } from './sets/posting-list.ts';

/** Doc sets of a word: anywhere; in the names; at the beginning of one of them. */
export interface WordBits {
  anywhere: Bits;
  inName: Bits;
  atStart: Bits;
}

/** The docIds that contain a word, and its zones. */
export class WordMatches {
  readonly list: PostingList;
  #bits: WordBits | undefined;
  /** How many entries of the list are in the bit sets. */
  #known = 0;

  constructor(list: PostingList) {
    this.list = list;
  }

  /** Call it after the list has grown. @param docIds the number of documents */
  prepare(docIds: number): void {
    if (isFew(this.list.length, docIds)) this.#bits = undefined;
    else this.#continue(docIds);
  }

  #continue(docIds: number): void {
    if (!this.#bits) {
      this.#bits = { anywhere: new Bits(docIds), inName: new Bits(docIds), atStart: new Bits(docIds) };
      this.#known = 0;
    }
    const { anywhere, inName, atStart } = this.#bits;
    for (let at = this.#known; at < this.list.length; at += 1) {
      const docId = this.list.docId(at);
      const where = this.list.zone(at);
      anywhere.add(docId);
      if (where === zone.elsewhere) continue;
      inName.add(docId);
      if (where === zone.atStart) atStart.add(docId);
    }
    this.#known = this.list.length;
  }

  /** The word's zone in a document. */
  zone(docId: number): Zone | undefined {
    if (!this.#bits) return this.list.find(docId);
    const { anywhere, inName, atStart } = this.#bits;
    if (!anywhere.has(docId)) return undefined;
    return atStart.has(docId) ? zone.atStart : inName.has(docId) ? zone.inName : zone.elsewhere;
  }

  /** Must not be changed. */
  bits(docIds: number): WordBits {
    if (!this.#bits) this.#continue(docIds);
    return this.#bits as WordBits;
  }
}

interface CachedWord {
  matches: WordMatches;
  /** For a longer word: how many docIds were checked. */
  known: number;
}

const mostWords = 1_000;

/** The matches of recent words; a repeated word is only searched in newer documents. */
export class Words {
  readonly #cache = new LRUCache<string, CachedWord>({ max: mostWords });
  readonly #table: DocumentTable;
  readonly #nGrams: NGramLists;

  constructor(table: DocumentTable, nGrams: NGramLists) {
    this.#table = table;
    this.#nGrams = nGrams;
  }

  /** @param word in search form, not empty */
  matches(word: string): WordMatches {
    // A word of one n-gram has exactly that n-gram's matches; a longer one is checked in the text.
    const isNGram = nGramsOfWord(word).length === 1 && word.length <= 2;
    const list = this.#nGrams.candidates(word);
    const before = this.#cache.get(word);
    const isOther = !before || (isNGram && before.matches.list !== list);
    const cached = isOther
      ? { matches: new WordMatches(isNGram ? list : new PostingList()), known: 0 }
      : before;
    if (!isNGram) this.#find(word, list, cached);
    cached.matches.prepare(this.#table.length);
    if (isOther) this.#cache.set(word, cached);
    return cached.matches;
  }

  #find(word: string, candidates: PostingList, cached: CachedWord): void {
    for (let at = candidates.indexFrom(cached.known); at < candidates.length; at += 1) {
      const docId = candidates.docId(at);
      const where = this.#zoneOf(word, docId);
      if (where !== undefined) cached.matches.list.add(docId, where);
    }
    cached.known = this.#table.length;
  }

  #zoneOf(word: string, docId: number): Zone | undefined {
    const { texts, nameEnd, secondName } = this.#table;
    const text = texts[docId] ?? '';
    const found = text.indexOf(word);
    if (found < 0) return undefined;
    if (found + word.length > nameEnd.at(docId)) return zone.elsewhere;
    const second = secondName.at(docId);
    return found === 0 || (second > 0 && text.startsWith(word, second)) ? zone.atStart : zone.inName;
  }
}

/** The penalty of a match: 0 at the beginning of a name, 1 within, 2 elsewhere. */
const worse = (where: Zone | undefined): number => zone.atStart - (where ?? zone.elsewhere);

/** @returns the sum of the words' penalties; the best match has the lowest */
export const rank = (docId: number, words: readonly WordMatches[]): number =>
  words.reduce((sum, word) => sum + worse(word.zone(docId)), 0);

/**
 * Documents that match all words, by rank, lowest first. The classes of a single word are computed on demand: a
 * first page needs only the first.
 */
export function* ranked(within: Bits, words: readonly WordBits[], arena: Arena): Generator<Bits> {
  const [first, ...others] = words;
  if (first && others.length === 0)
    for (const step of steps(first, arena)) yield inAll([within, step()], arena);
  else yield* sums(within, words, arena);
}

const steps = ({ anywhere, inName, atStart }: WordBits, arena: Arena): (() => Bits)[] => [
  () => atStart,
  () => without(inName, atStart, arena),
  () => without(anywhere, inName, arena),
];

function sums(within: Bits, words: readonly WordBits[], arena: Arena): Bits[] {
  let classes = [within];
  for (const word of words) {
    const next: Bits[] = [];
    classes.forEach((held, sum) => {
      steps(word, arena).forEach((step, worse) => {
        const both = inAll([held, step()], arena);
        const before = next[sum + worse];
        next[sum + worse] = before ? either(before, both, arena) : both;
      });
    });
    classes = next;
  }
  return classes;
}
