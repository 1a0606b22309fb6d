import { gramsOfWord } from '@enerabi/shared/japanese';
import type { Slots } from './documents.ts';
import { isFew } from './few.ts';
import type { GramLists } from './n-gram-lists.ts';
import type { Scratch } from './sets/arena.ts';
import { Bits, either, inAll, without } from './sets/bit-set.ts';
import { type Place, place, SlotList } from './sets/posting-list.ts';

/** Where a word is: anywhere; in name or reading; at the beginning of one of them. */
export interface WordBits {
  anywhere: Bits;
  inName: Bits;
  atStart: Bits;
}

/** The slots that have a word, and where. */
export class WordMatches {
  readonly list: SlotList;
  #bits: WordBits | undefined;
  /** How many of the list are in the bits. */
  #known = 0;

  constructor(list: SlotList) {
    this.list = list;
  }

  /** After the list has grown. @param slots how many there are */
  settle(slots: number): void {
    if (isFew(this.list.length, slots)) this.#bits = undefined;
    else this.#continue(slots);
  }

  #continue(slots: number): void {
    if (!this.#bits) {
      this.#bits = { anywhere: new Bits(slots), inName: new Bits(slots), atStart: new Bits(slots) };
      this.#known = 0;
    }
    const { anywhere, inName, atStart } = this.#bits;
    for (let at = this.#known; at < this.list.length; at += 1) {
      const slot = this.list.slot(at);
      const where = this.list.place(at);
      anywhere.add(slot);
      if (where === place.elsewhere) continue;
      inName.add(slot);
      if (where === place.atStart) atStart.add(slot);
    }
    this.#known = this.list.length;
  }

  /** Where in a slot the word is. */
  place(slot: number): Place | undefined {
    if (!this.#bits) return this.list.find(slot);
    const { anywhere, inName, atStart } = this.#bits;
    if (!anywhere.has(slot)) return undefined;
    return atStart.has(slot) ? place.atStart : inName.has(slot) ? place.inName : place.elsewhere;
  }

  /** Not to be changed. */
  bits(slots: number): WordBits {
    if (!this.#bits) this.#continue(slots);
    return this.#bits as WordBits;
  }
}

interface Kept {
  matches: WordMatches;
  /** Of a longer word: how many slots were looked at. */
  known: number;
}

const mostWords = 1_000;

/** The matches of words, kept as long as they are asked for, and found out only for slots that came since. */
export class Words {
  readonly #kept = new Map<string, Kept>();
  readonly #slots: Slots;
  readonly #grams: GramLists;

  constructor(slots: Slots, grams: GramLists) {
    this.#slots = slots;
    this.#grams = grams;
  }

  /** @param word in search form, not empty */
  matches(word: string): WordMatches {
    // A word that is one gram is where the gram is; of a longer one, its text tells.
    const isGram = gramsOfWord(word).length === 1 && word.length <= 2;
    const list = this.#grams.candidates(word);
    const before = this.#kept.get(word);
    const isOther = !before || (isGram && before.matches.list !== list);
    const kept = isOther ? { matches: new WordMatches(isGram ? list : new SlotList()), known: 0 } : before;
    if (!isGram) this.#find(word, list, kept);
    kept.matches.settle(this.#slots.length);
    this.#kept.delete(word);
    this.#kept.set(word, kept);
    if (this.#kept.size > mostWords) this.#kept.delete(this.#kept.keys().next().value as string);
    return kept.matches;
  }

  #find(word: string, candidates: SlotList, kept: Kept): void {
    for (let at = candidates.indexFrom(kept.known); at < candidates.length; at += 1) {
      const slot = candidates.slot(at);
      const where = this.#placeOf(word, slot);
      if (where !== undefined) kept.matches.list.add(slot, where);
    }
    kept.known = this.#slots.length;
  }

  #placeOf(word: string, slot: number): Place | undefined {
    const { documents, nameEnd, kanaStart } = this.#slots;
    const text = documents[slot]?.search_text ?? '';
    const found = text.indexOf(word);
    if (found < 0) return undefined;
    if (found + word.length > nameEnd.at(slot)) return place.elsewhere;
    const kana = kanaStart.at(slot);
    return found === 0 || (kana > 0 && text.startsWith(word, kana)) ? place.atStart : place.inName;
  }
}

/** What a word counts that is there: 0 at the beginning of name or reading, 1 within, 2 elsewhere. */
const worse = (where: Place | undefined): number => place.atStart - (where ?? place.elsewhere);

/** @returns the sum of what the words count; the best match has the lowest */
export const rank = (slot: number, words: readonly WordMatches[]): number =>
  words.reduce((sum, word) => sum + worse(word.place(slot)), 0);

/**
 * Facilities that have all the words, by rank, lowest first. Of one word the classes are told apart as they are asked
 * for: a first page needs but the first.
 */
export function* ranked(within: Bits, words: readonly WordBits[], scratch: Scratch): Generator<Bits> {
  const [first, ...others] = words;
  if (first && others.length === 0)
    for (const step of steps(first, scratch)) yield inAll([within, step()], scratch);
  else yield* sums(within, words, scratch);
}

const steps = ({ anywhere, inName, atStart }: WordBits, scratch: Scratch): (() => Bits)[] => [
  () => atStart,
  () => without(inName, atStart, scratch),
  () => without(anywhere, inName, scratch),
];

function sums(within: Bits, words: readonly WordBits[], scratch: Scratch): Bits[] {
  let classes = [within];
  for (const word of words) {
    const next: Bits[] = [];
    classes.forEach((held, sum) => {
      steps(word, scratch).forEach((step, worse) => {
        const both = inAll([held, step()], scratch);
        const before = next[sum + worse];
        next[sum + worse] = before ? either(before, both, scratch) : both;
      });
    });
    classes = next;
  }
  return classes;
}
