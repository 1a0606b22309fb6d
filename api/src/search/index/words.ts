import { gramsOfWord } from '@enerabi/shared/japanese';
import { Bits } from './bits.ts';
import { type GramLists, type Place, place } from './gram-lists.ts';
import type { Slots } from './slots.ts';

/** Where a word is in a facility's texts: anywhere; in the name or its reading; at the beginning of one of them. */
export interface WordMatches {
  anywhere: Bits;
  inName: Bits;
  atStart: Bits;
}

interface Kept extends WordMatches {
  known: number;
}

const mostWords = 400;

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
    const kept = this.#kept.get(word) ?? {
      anywhere: new Bits(),
      inName: new Bits(),
      atStart: new Bits(),
      known: 0,
    };
    this.#find(word, kept);
    this.#kept.delete(word);
    this.#kept.set(word, kept);
    if (this.#kept.size > mostWords) this.#kept.delete(this.#kept.keys().next().value as string);
    return kept;
  }

  #find(word: string, kept: Kept): void {
    const candidates = this.#grams.candidates(word);
    // A word that is one gram is where the gram is; of a longer one, its text tells.
    const isGram = gramsOfWord(word).length === 1 && word.length <= 2;
    for (let at = candidates.indexFrom(kept.known); at < candidates.length; at += 1) {
      const slot = candidates.slot(at);
      const where = isGram ? candidates.place(at) : this.#placeOf(word, slot);
      if (where === undefined) continue;
      kept.anywhere.add(slot);
      if (where === place.elsewhere) continue;
      kept.inName.add(slot);
      if (where === place.atStart) kept.atStart.add(slot);
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

/**
 * Facilities that have all the words, best match first: a word counts 0 at the beginning of name or reading, 1 within,
 * 2 elsewhere, and the n-th have the sum n. Of one word the classes are told apart as they are asked for: a first page
 * needs but the first.
 */
export function* ranked(within: Bits, words: readonly WordMatches[]): Generator<Bits> {
  const [first, ...others] = words;
  if (first && others.length === 0) for (const step of steps(first)) yield within.and(step());
  else yield* sums(within, words);
}

const steps = ({ anywhere, inName, atStart }: WordMatches): (() => Bits)[] => [
  () => atStart,
  () => inName.without(atStart),
  () => anywhere.without(inName),
];

function sums(within: Bits, words: readonly WordMatches[]): Bits[] {
  let classes = [within];
  for (const word of words) {
    const next: Bits[] = [];
    classes.forEach((held, sum) => {
      steps(word).forEach((step, worse) => {
        const both = held.and(step());
        const before = next[sum + worse];
        next[sum + worse] = before ? before.or(both) : both;
      });
    });
    classes = next;
  }
  return classes;
}
