import { Bits } from './bits.ts';
import type { GramLists } from './gram-lists.ts';
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
    const { documents, nameEnd, kanaStart, length } = this.#slots;
    const candidates = this.#grams.candidates(word);
    for (let at = candidates.indexFrom(kept.known); at < candidates.length; at += 1) {
      const slot = candidates.at(at);
      const text = documents[slot]?.search_text ?? '';
      const found = text.indexOf(word);
      if (found < 0) continue;
      kept.anywhere.add(slot);
      if (found + word.length > nameEnd.at(slot)) continue;
      kept.inName.add(slot);
      const kana = kanaStart.at(slot);
      if (found === 0 || (kana > 0 && text.startsWith(word, kana))) kept.atStart.add(slot);
    }
    kept.known = length;
  }
}

/**
 * Facilities that have all the words, best match first: a word counts 0 at the beginning of name or reading, 1 within,
 * 2 elsewhere, and what is at `[n]` has the sum n.
 */
export function ranked(within: Bits, words: readonly WordMatches[]): Bits[] {
  let classes = [within];
  for (const { anywhere, inName, atStart } of words) {
    const steps = [atStart, inName.without(atStart), anywhere.without(inName)];
    const next: Bits[] = [];
    classes.forEach((held, sum) => {
      steps.forEach((step, worse) => {
        const both = held.and(step);
        const before = next[sum + worse];
        next[sum + worse] = before ? before.or(both) : both;
      });
    });
    classes = next;
  }
  return classes;
}
