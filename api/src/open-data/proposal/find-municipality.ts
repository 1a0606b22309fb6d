import {
  municipalitiesNamed,
  municipalityByCode,
  type NamedMunicipality,
} from '@enerabi/gazetteer/municipality-codes/municipality-codes';
import { cityAtStart } from '@enerabi/gazetteer/municipality-codes/ward-in-text';
import { prefectures } from '@enerabi/shared/constants';
import { splitAddress } from '../values/place/address.ts';

/** The place of one row, in its own words. */
export interface PlaceTexts {
  prefecture: string;
  municipality: string;
  address: string;
}

export interface ProposedMunicipality {
  /** Six digits; null if the name is known but not its code. */
  code: string | null;
  /** With its prefecture if that is known. */
  name: string;
  from: string;
}

/** The share of the rows that must agree. */
const most = 0.7;

interface Place {
  prefecture: string;
  municipality: string;
}

/** The prefecture of a city whose name is unique. */
function prefectureOf(city: string): string {
  const [only, other] =
    city === '' ? [] : municipalitiesNamed(city).filter(({ name }) => name.endsWith(city));
  return only && !other ? only.name.slice(0, -city.length) : '';
}

function placeOf({ prefecture, municipality, address }: PlaceTexts): Place {
  const parts = splitAddress(prefecture + municipality + address, null);
  const alone = splitAddress(address, null);
  const own = alone.prefecture || !prefecture ? alone : parts;
  const name = municipality || own.municipality || '';
  const city = cityAtStart(name)?.name ?? name.replace(/^.{1,5}郡(?=.+[町村]$)/, '');
  const written = own.prefecture?.name ?? parts.prefecture?.name;
  return { prefecture: written ?? prefectureOf(city), municipality: city };
}

function commonest(texts: string[]): string | null {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [first] = [...counts].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
  return first && first[1] >= texts.length * most ? first[0] : null;
}

const of = ({ code, name }: NamedMunicipality, from: string): ProposedMunicipality => ({ code, name, from });

/** Finds a municipality in a text such as a title or a file name; null if there are several or none. */
function inText(text: string): NamedMunicipality | null {
  const found = municipalitiesNamed(text);
  return found.length === 1 ? (found[0] ?? null) : null;
}

function ofName(prefecture: string | null, municipality: string, from: string): ProposedMunicipality | null {
  const known = municipalitiesNamed((prefecture ?? '') + municipality).filter(({ name }) =>
    name.endsWith(municipality),
  );
  if (known[0] && known.length === 1) return of(known[0], from);
  return prefecture && /[市区町村]$/.test(municipality)
    ? { code: null, name: prefecture + municipality, from }
    : null;
}

/**
 * The municipality that a file covers: the one most rows are in, else the one a title names, else the prefecture of
 * rows in several of its municipalities.
 * @param titles the rows above the header, and the file's name
 */
export function findMunicipality(rows: PlaceTexts[], titles: string[]): ProposedMunicipality | null {
  const places = rows.map(placeOf).filter(({ prefecture, municipality }) => prefecture || municipality);
  const prefecture = commonest(places.map((place) => place.prefecture).filter((name) => name !== ''));
  const municipality = commonest(places.map((place) => place.municipality));
  const named = municipality ? ofName(prefecture, municipality, 'the addresses') : null;
  if (named) return named;
  const titled = titles.map(inText).find((found) => found !== null);
  if (titled) return of(titled, 'the title');
  const whole =
    places.length > 0 && !municipality ? prefectures.find(({ name }) => name === prefecture) : undefined;
  return whole
    ? { code: whole.code, name: whole.name, from: 'the addresses, in several municipalities' }
    : null;
}

/** A municipality as a person enters it: six digits, or a unique name; null if it is neither. */
export function givenMunicipality(
  text: string,
  found: ProposedMunicipality | null,
): ProposedMunicipality | null {
  const given = text.trim();
  if (!/^\d{6}$/.test(given)) {
    const named = inText(given);
    return named ? of(named, 'you') : null;
  }
  const known = municipalityByCode(given);
  if (known) return of(known, 'you');
  return found?.code === null ? { ...found, code: given } : null;
}
