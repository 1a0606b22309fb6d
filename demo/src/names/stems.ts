import type { Municipality } from '@enerabi/gazetteer/municipalities';
import { joined, type NameWithReading } from '@enerabi/gazetteer/name-with-reading';
import { randomSource } from '../random-source.ts';
import { towns } from './towns.ts';
import { landscapes, ordinals, words } from './words.ts';

/** A facility's own part of its name, without the kind of facility. */
export interface Stem extends NameWithReading {
  /** The town in the name, in which the facility is. */
  town: NameWithReading | null;
}

const without = (stem: NameWithReading): Stem => ({ ...stem, town: null });
const across = (first: readonly NameWithReading[], second: readonly NameWithReading[]): Stem[] =>
  first.flatMap((one) => second.map((other) => without(joined(one, other))));
/** さくらの森, but not 風の子の森. */
const plainWords = words.filter(({ text }) => !text.includes('の'));

const everywhere = {
  word: words.map(without),
  town: towns.map((town): Stem => ({ ...town, town })),
  landscape: across(plainWords, landscapes),
  ordinal: across(ordinals.slice(0, 1), words),
  townAndWord: towns.flatMap((town) => words.map((word): Stem => ({ ...joined(town, word), town }))),
};
type Form = keyof typeof everywhere | 'place';
const weights: readonly (readonly [Form, number])[] = [
  ['word', 30],
  ['town', 16],
  ['landscape', 11],
  ['place', 7],
  ['ordinal', 3],
  ['townAndWord', 33],
];

/** 鶴見ひまわり; but a single character is not recognised as a place, and 中央 is also a town. */
function placeStems({ shortName }: Municipality): Stem[] {
  const isTown = towns.some(({ text }) => text === shortName.text);
  return isTown || [...shortName.text].length < 2 ? [] : across([shortName], words);
}

/** A prime that divides no list's length: steps of it visit every stem before any repeats. */
const stride = 7919;

/**
 * The stems of a municipality's facilities, one after another and all different; when all are used up, they repeat as
 * 第二…, 第三….
 */
export function* stemsOf(municipality: Municipality, seed: number): Generator<Stem, never> {
  const random = randomSource(seed, 2, Number(municipality.digits));
  const stems: Record<Form, Stem[]> = { ...everywhere, place: placeStems(municipality) };
  const used: Record<Form, number> = { word: 0, town: 0, landscape: 0, place: 0, ordinal: 0, townAndWord: 0 };
  const start = random.between(0, 100_000);
  for (;;) {
    const wanted = random.weighted(weights);
    const form = used[wanted] < stems[wanted].length ? wanted : 'townAndWord';
    const count = stems[form].length;
    const round = Math.floor(used[form] / count);
    const stem = stems[form][(start + used[form]++ * stride) % count] as Stem;
    yield round === 0 ? stem : { ...joined(ordinals[round - 1] ?? stem, stem), town: stem.town };
  }
}
