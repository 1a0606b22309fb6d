import { eachGram, gramsOfWord } from '@enerabi/shared/japanese';
import { place, SlotList } from './sets/posting-list.ts';

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
