import type { DesignatedCity } from '@enerabi/gazetteer/municipality-codes/designated-cities';
import { type NamedWard, wardAtStart } from '@enerabi/gazetteer/municipality-codes/ward-in-text';
import { type Prefecture, prefectures } from '@enerabi/shared/constants';
import { toFullWidthKana } from '@enerabi/shared/japanese';
import { narrowAlphanumerics, plainDashes } from '../notation.ts';
import type { Reading } from '../reading.ts';
import { readPostalCode } from './postal-code.ts';

export interface AddressParts {
  prefecture: Prefecture | undefined;
  /** With the ward, as it is called today: 千葉市中央区. */
  municipality: string | null;
  /** The ward of a designated city that the address names. */
  ward?: NamedWard;
  /** Town, block and number: what follows the municipality. */
  rest: string;
  /** As written before the address; null if absent. */
  postal_code: Reading<string> | null;
}

/** Municipalities whose names contain another 市, 町 or 村, so that the first one does not end the name. */
const holdingAnother =
  /^(?:四日市市|廿日市市|八日市場市|野々市市|市川市|市原市|余市町|大町市|町田市|十日町市|村上市|村山市|東村山市|武蔵村山市|羽村市|田村市|大村市|村田町|玉村町|中村市|町村)/;
/** 余市郡, 高市郡, 田村郡 and the three 村山郡 contain a character that ends a municipality elsewhere. */
const countyName = '(?:余市|高市|田村|[東西北]村山|[^市区町村郡]{1,6})郡';
const county = new RegExp(`^${countyName}(?:玉村町|.{1,6}?[町村])`);
const cityWithWard = /^[^市]{1,4}市[^市区町村\d]{1,4}区/;
const plainMunicipality = /^[^\d\s]{1,6}?[市区町村]/;
/** 郡山市, 大和郡山市, 蒲郡市, 小郡市, 郡上市: cities with 郡 in their name. */
const cityNamedCounty = /^(?:郡山市|大和郡山市|蒲郡市|小郡市|郡上市)/;

function municipalityOf(address: string): string | null {
  for (const pattern of [cityNamedCounty, holdingAnother, county, cityWithWard, plainMunicipality]) {
    const match = pattern.exec(address);
    if (match) return match[0];
  }
  return null;
}

/** After 〒, any figures are a postal code or a slip of one; without 〒, only exactly seven digits are. */
const postalCode = /^\s*(?:〒\s*([\d-]+)|(\d{3}-?\d{4})(?![\d-]))\s*/;

/**
 * An address in one notation: half-width kana widened, １ as 1, any dash between figures as `-`, a postal code taken out.
 * Not NFKC: it would turn ㈱ or ① into other text, and U+FF70 into a long vowel where a block number has a dash.
 */
export function tidyAddress(text: string): Pick<AddressParts, 'postal_code'> & { address: string } {
  const oneLine = plainDashes(narrowAlphanumerics(text.replace(/\s*\n\s*/g, ' ')));
  const [all = '', marked, bare] = postalCode.exec(oneLine) ?? [];
  const code = readPostalCode(marked ?? bare ?? '');
  const isCode = code.value !== null;
  const rest = isCode ? oneLine.slice(all.length) : oneLine;
  return { address: plainDashes(toFullWidthKana(rest)).trim(), postal_code: isCode ? code : null };
}

/** The known municipality at the start, with or without its county: 余市町 in 余市郡余市町. */
function startOf(local: string, known: string): string | null {
  if (local.startsWith(known)) return known;
  const prefix = new RegExp(`^${countyName}`).exec(local)?.[0] ?? '';
  return prefix && local.startsWith(prefix + known) ? prefix + known : null;
}

/** The name of a city may be omitted before its ward if the address is in its prefecture. */
const canStandAlone = (city: DesignatedCity, prefecture: Prefecture | undefined): boolean =>
  !prefecture || prefecture.code.slice(0, 2) === city.code.slice(0, 2);

/**
 * The parts of an address. An address with its prefecture is complete; one that starts at the town (宮脇町一丁目2-23)
 * belongs to the municipality that published it.
 * @param known the municipality's name from the row or the profile, without the prefecture
 * @param city the designated city of the row, whose wards the address may name without it: 中央区中央1
 */
export function splitAddress(text: string, known: string | null, city?: DesignatedCity): AddressParts {
  const { address, postal_code } = tidyAddress(text);
  const prefecture = prefectures.find(({ name }) => address.startsWith(name));
  const local = prefecture ? address.slice(prefecture.name.length).trimStart() : address;
  const named = wardAtStart(local, city && canStandAlone(city, prefecture) ? city : undefined);
  if (named?.ward)
    return {
      prefecture,
      municipality: named.city.name + named.ward.name,
      ward: named,
      rest: local.slice(named.length).trimStart(),
      postal_code,
    };
  const start =
    (known ? startOf(local, known) : null) ??
    (city ? startOf(local, city.name) : null) ??
    (prefecture || !known ? municipalityOf(local) : null);
  return {
    prefecture,
    municipality: start ?? known,
    ...(named ? { ward: named } : {}),
    rest: start ? local.slice(start.length).trimStart() : local,
    postal_code,
  };
}

/** `山口県下松市` as prefecture and municipality; either may be missing. */
export function splitMunicipalityName(text: string): {
  prefecture: Prefecture | undefined;
  municipality: string | null;
} {
  const name = text.replace(/\s+/g, '');
  const prefecture = prefectures.find((candidate) => name.startsWith(candidate.name));
  const municipality = prefecture ? name.slice(prefecture.name.length) : name;
  return { prefecture, municipality: municipality || null };
}
