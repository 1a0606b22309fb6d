import * as z from 'zod/mini';
import {
  corporationSorts,
  corporationsPerPage,
  facilitiesPerPage,
  keywordMaxLength,
  maximumPage,
  mostPlacesOfCorporation,
} from '../../constants/index.ts';
import { integer, pathName, prefectureCode } from '../parameters.ts';
import { facilitySummary } from './facility.schemas.ts';

const page = () => z._default(integer(1, maximumPage), 1);

const corporation = z.object({
  path_name: z.string(),
  name: z.string(),
  name_kana: z.nullable(z.string()),
  /** Legal form, such as 社会福祉法人. */
  kind: z.nullable(z.string()),
  /** Published ones, at least one. */
  facilities: z.int(),
  /** Those whose newest figures name a vacancy in any class. */
  with_vacancy: z.int(),
  /** Where its published facilities are, in the order of the codes. */
  prefecture_codes: z.array(prefectureCode()),
  /** All of its facilities are invented. */
  is_demo: z.boolean(),
});

const corporationSummary = z.extend(corporation, {
  /** Job postings of its facilities that are open today. */
  open_jobs: z.int(),
});

export const listCorporations = {
  query: z.strictObject({
    /** Words that the name or the reading contains, all of them, in any script. */
    keyword: z.optional(z.string().check(z.maxLength(keywordMaxLength))),
    /** Prefecture in which the operator has a published facility. */
    area: z.optional(prefectureCode()),
    sort: z._default(z.enum(corporationSorts), 'facilities'),
    page: page(),
    limit: z._default(integer(1, 50), corporationsPerPage),
  }),
  reply: z.object({
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    corporations: z.array(corporationSummary),
  }),
};

export const getCorporation = {
  query: z.strictObject({ path_name: pathName() }),
  reply: z.extend(corporation, {
    corporation_number: z.nullable(z.string()),
    address: z.nullable(z.string()),
    url: z.nullable(z.string()),
    philosophy: z.nullable(z.string()),
    /** Children of all facilities whose capacity is known; null if none is. */
    capacity: z.nullable(z.int()),
  }),
};

export const listFacilitiesOfCorporation = {
  query: z.strictObject({
    corporation_path_name: pathName(),
    page: page(),
    limit: z._default(integer(1, 50), facilitiesPerPage),
  }),
  reply: z.object({
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    /** By prefecture, then by reading. */
    facilities: z.array(facilitySummary),
  }),
};

export const listPlacesOfCorporation = {
  query: z.strictObject({
    corporation_path_name: pathName(),
    limit: z._default(integer(1, mostPlacesOfCorporation), mostPlacesOfCorporation),
  }),
  reply: z.object({
    /** Published facilities whose position is unknown. */
    unmapped: z.int(),
    /** In the order of the list of its facilities. */
    places: z.array(
      z.object({
        ...z.pick(facilitySummary, { path_name: true, name: true, facility_type: true }).shape,
        latitude: z.number(),
        longitude: z.number(),
      }),
    ),
  }),
};

export type CorporationSummary = z.output<typeof corporationSummary>;
export type CorporationQuery = z.output<typeof listCorporations.query>;
export type CorporationList = z.output<typeof listCorporations.reply>;
export type Corporation = z.output<typeof getCorporation.reply>;
export type FacilitiesOfCorporation = z.output<typeof listFacilitiesOfCorporation.reply>;
export type PlacesOfCorporation = z.output<typeof listPlacesOfCorporation.reply>;
