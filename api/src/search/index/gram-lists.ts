import { eachGram, gramsOfWord } from '@enerabi/shared/japanese';

/** Where a gram is in a slot's text, of several places the best: elsewhere, in name or reading, at the start of one. */
export const place = { elsewhere: 0, inName: 1, atStart: 2 } as const;
export type Place = (typeof place)[keyof typeof place];

/** Slots in the order in which they were added, so rising, and where in each the gram is: two bits beside the slot. */
export class SlotList {
  length = 0;
  #entries = new Uint32Array(2);

  /** @param slot the last one again, or one after it */
  add(slot: number, where: Place): void {
    const last = this.length - 1;
    if (last >= 0 && this.slot(last) === slot) {
      if (where > this.place(last)) this.#entries[last] = slot * 4 + where;
      return;
    }
    if (this.length === this.#entries.length) {
      const larger = new Uint32Array(Math.ceil(this.length * 1.5) + 1);
      larger.set(this.#entries);
      this.#entries = larger;
    }
    this.#entries[this.length] = slot * 4 + where;
    this.length += 1;
  }

  slot(index: number): number {
    return (this.#entries[index] as number) >>> 2;
  }

  place(index: number): Place {
    return ((this.#entries[index] as number) & 3) as Place;
  }

  /** Gives back the room that was kept for more. */
  trim(): void {
    if (this.#entries.length > this.length) this.#entries = this.#entries.slice(0, this.length);
  }

  /** The first index whose slot is not below. */
  indexFrom(slot: number): number {
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.slot(middle) < slot) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const none = new SlotList();

/** Single characters have these grams; half of all that is looked up, and quicker found by number than in a map. */
const characters = 0x10000;

/** For every gram (`eachGram`) the slots whose text has it. */
export class GramLists {
  readonly #ofCharacter = new Array<SlotList | undefined>(characters).fill(undefined);
  readonly #ofPair = new Map<number, SlotList>();

  /**
   * @param text in search form; no word has the character that parts its lines
   * @param nameEnd where name and reading end
   * @param kanaStart where the reading begins; 0: it is no line of its own
   */
  add(slot: number, text: string, nameEnd: number, kanaStart: number): void {
    eachGram(text, (gram, at) => {
      const length = gram >= 0 && gram < characters ? 1 : 2;
      const isInName = at + length <= nameEnd;
      const where = !isInName ? place.elsewhere : at === 0 || at === kanaStart ? place.atStart : place.inName;
      (this.#list(gram) ?? this.#newList(gram)).add(slot, where);
    });
  }

  /** After many were added. */
  trim(): void {
    for (const list of this.#ofCharacter) list?.trim();
    for (const list of this.#ofPair.values()) list.trim();
  }

  /** A list that holds every slot whose text has the word, and as few others as the grams can tell. */
  candidates(word: string): SlotList {
    let shortest: SlotList | undefined;
    for (const gram of gramsOfWord(word)) {
      const list = this.#list(gram) ?? none;
      if (!shortest || list.length < shortest.length) shortest = list;
    }
    return shortest ?? none;
  }

  #list(gram: number): SlotList | undefined {
    return gram >= 0 && gram < characters ? this.#ofCharacter[gram] : this.#ofPair.get(gram);
  }

  #newList(gram: number): SlotList {
    const list = new SlotList();
    if (gram >= 0 && gram < characters) this.#ofCharacter[gram] = list;
    else this.#ofPair.set(gram, list);
    return list;
  }
}
