import { eachNGram, nGramsOfWord } from '@enerabi/shared/japanese';
import { PostingList, zone } from './sets/posting-list.ts';

const none = new PostingList();

/**
 * N-grams of single characters have numbers below this. Half of all lookups are for them, and an array is faster than
 * a map.
 */
const characters = 0x10000;

/** The docIds of each n-gram (`eachNGram`). */
export class NGramLists {
  readonly #ofCharacter = new Array<PostingList | undefined>(characters).fill(undefined);
  readonly #ofPair = new Map<number, PostingList>();

  /**
   * @param text in search form, in lines; words do not contain the line separator
   * @param nameEnd where the names end
   * @param secondName where the second name begins; 0: it has no line of its own
   */
  add(docId: number, text: string, nameEnd: number, secondName: number): void {
    eachNGram(text, (nGram, at) => {
      const length = nGram >= 0 && nGram < characters ? 1 : 2;
      const isInName = at + length <= nameEnd;
      const where = !isInName ? zone.elsewhere : at === 0 || at === secondName ? zone.atStart : zone.inName;
      (this.#list(nGram) ?? this.#newList(nGram)).add(docId, where);
    });
  }

  /** Call it after adding many. */
  trim(): void {
    for (const list of this.#ofCharacter) list?.trim();
    for (const list of this.#ofPair.values()) list.trim();
  }

  /** A list of every docId whose text contains the word; it may have some others, which the n-grams cannot exclude. */
  candidates(word: string): PostingList {
    let shortest: PostingList | undefined;
    for (const nGram of nGramsOfWord(word)) {
      const list = this.#list(nGram) ?? none;
      if (!shortest || list.length < shortest.length) shortest = list;
    }
    return shortest ?? none;
  }

  #list(nGram: number): PostingList | undefined {
    return nGram >= 0 && nGram < characters ? this.#ofCharacter[nGram] : this.#ofPair.get(nGram);
  }

  #newList(nGram: number): PostingList {
    const list = new PostingList();
    if (nGram >= 0 && nGram < characters) this.#ofCharacter[nGram] = list;
    else this.#ofPair.set(nGram, list);
    return list;
  }
}
