import { type Municipality, municipalities } from '@enerabi/gazetteer/municipalities';
import { prefectures } from '@enerabi/shared/constants';
import { randomSource } from './random-source.ts';

/** Children under five by prefecture in thousands, 01 to 47, after the census of 2020, rounded. */
const children = [
  176, 39, 40, 82, 26, 36, 63, 96, 66, 65, 262, 219, 511, 328, 73, 34, 41, 28, 27, 71, 69, 123, 305, 62, 58,
  87, 317, 199, 44, 31, 20, 24, 70, 106, 44, 24, 34, 44, 22, 206, 32, 48, 68, 40, 41, 62, 78,
];
/** With a smaller share, the list of a small prefecture would be too short to page through. */
const smallestShare = 0.006;
/** The first facilities are spread over all prefectures, so that a small set has some in each. */
const rounds = 3;
const goldenRatio = (Math.sqrt(5) - 1) / 2;

interface Place {
  municipality: Municipality;
  /** Upper end of its share of the whole, from 0 to 1. */
  end: number;
}

function placesOf(prefecture?: number): Place[] {
  const sum = children.reduce((total, count) => total + count, 0);
  const weightOf = ({ prefecture: { id }, weight }: Municipality) => {
    const inhabitants = municipalities
      .filter((other) => other.prefecture.id === id)
      .reduce((total, other) => total + other.weight, 0);
    return (Math.max((children[id - 1] ?? 0) / sum, smallestShare) * weight) / inhabitants;
  };
  const chosen = municipalities.filter(
    ({ prefecture: { id } }) => prefecture === undefined || id === prefecture,
  );
  const weights = chosen.map(weightOf);
  const all = weights.reduce((total, weight) => total + weight, 0);
  let end = 0;
  return chosen.map((municipality, at) => {
    end += (weights[at] ?? 0) / all;
    return { municipality, end };
  });
}

const nationwide = placesOf();
const byPrefecture = prefectures.map(({ id }) => placesOf(id));

function placeAt(places: readonly Place[], fraction: number): Municipality {
  let [low, high] = [0, places.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.end ?? 1) > fraction) high = middle;
    else low = middle + 1;
  }
  return (places[low] as Place).municipality;
}

/**
 * The municipality of each facility, an endless sequence. Multiples of the golden ratio spread evenly, so that every
 * prefecture has its share at any number of facilities, not only on average.
 */
export function* allocate(seed: number): Generator<Municipality, never> {
  const random = randomSource(seed, 1);
  const [start, first] = [random.fraction(), random.between(0, prefectures.length - 1)];
  for (let at = 0; ; at++) {
    const fraction = (start + at * goldenRatio) % 1;
    if (at >= rounds * prefectures.length) yield placeAt(nationwide, fraction);
    // 29 and 47 have no common divisor, so a round visits every prefecture once.
    else yield placeAt(byPrefecture[(first + at * 29) % prefectures.length] ?? nationwide, fraction);
  }
}
