import { eachGram, gramsOfWord } from '@enerabi/shared/japanese';

/** Slots in the order in which they were added, so rising. */
export class SlotList {
  length = 0;
  #slots = new Uint32Array(2);

  push(slot: number): void {
    if (this.length === this.#slots.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#slots);
      this.#slots = larger;
    }
    this.#slots[this.length] = slot;
    this.length += 1;
  }

  at(index: number): number {
    return this.#slots[index] as number;
  }

  /** The first index whose slot is not below. */
  indexFrom(slot: number): number {
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.at(middle) < slot) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const none = new SlotList();

/** For every gram (`eachGram`) the slots whose text has it. */
export class GramLists {
  readonly #lists = new Map<number, SlotList>();

  /** @param text in search form; no word has the character that parts its lines */
  add(slot: number, text: string): void {
    eachGram(text, (gram) => {
      const list = this.#lists.get(gram);
      if (!list) this.#lists.set(gram, startingWith(slot));
      else if (list.at(list.length - 1) !== slot) list.push(slot);
    });
  }

  /** A list that holds every slot whose text has the word, and as few others as the grams can tell. */
  candidates(word: string): SlotList {
    let shortest: SlotList | undefined;
    for (const gram of gramsOfWord(word)) {
      const list = this.#lists.get(gram) ?? none;
      if (!shortest || list.length < shortest.length) shortest = list;
    }
    return shortest ?? none;
  }
}

function startingWith(slot: number): SlotList {
  const list = new SlotList();
  list.push(slot);
  return list;
}
