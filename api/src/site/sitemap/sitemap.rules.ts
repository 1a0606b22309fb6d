import type { SitemapArea, SitemapJobs } from '@enerabi/shared/contract';

/**
 * Ids per part, so at most as many addresses, since ids can be missing. Far below the protocol's 50,000
 * (sitemaps.org), so that the server, which also renders pages, has a part ready in 20 ms.
 */
export const idsPerPart = 5_000;

/**
 * The ids of a part. They depend on its number alone, so that a part keeps its addresses when facilities are added.
 * @param part from 1
 * @returns both ends included
 */
export const idsOfPart = (part: number): { first: number; last: number } => ({
  first: (part - 1) * idsPerPart + 1,
  last: part * idsPerPart,
});

/** A combination of conditions with facilities. */
export interface AreaRow {
  prefecture_code: string;
  municipality_code: string | null;
  facility_type: SitemapArea['facility_types'][number]['facility_type'];
  last_modified_on: string;
}

/** @returns the prefectures by code, each with its types and municipalities, dated by the newest change in them */
export function areasOf(rows: readonly AreaRow[]): SitemapArea[] {
  const prefectures = Map.groupBy(rows, (row) => row.prefecture_code);
  return [...prefectures]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([prefecture_code, within]) => ({
      prefecture_code,
      last_modified_on: newestOf(within),
      facility_types: grouped(within, (row) => row.facility_type)
        .map(([facility_type, last_modified_on]) => ({ facility_type, last_modified_on }))
        .sort((one, other) => one.facility_type - other.facility_type),
      municipalities: grouped(within, (row) => row.municipality_code)
        .flatMap(([municipality_code, last_modified_on]) =>
          municipality_code === null ? [] : [{ municipality_code, last_modified_on }],
        )
        .sort((one, other) => one.municipality_code.localeCompare(other.municipality_code)),
    }));
}

/** A combination of conditions with open postings. */
export interface JobRow {
  prefecture_code: string;
  job_type: SitemapJobs['job_types'][number];
  employment_status: SitemapJobs['employment_statuses'][number];
}

/** @returns the prefectures by code, each with the job types and employment statuses of its postings */
export const jobsOf = (rows: readonly JobRow[]): SitemapJobs[] =>
  [...Map.groupBy(rows, (row) => row.prefecture_code)]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([prefecture_code, within]) => ({
      prefecture_code,
      job_types: sorted(within.map((row) => row.job_type)),
      employment_statuses: sorted(within.map((row) => row.employment_status)),
    }));

const sorted = <Id extends number>(ids: readonly Id[]): Id[] =>
  [...new Set(ids)].sort((one, other) => one - other);

const grouped = <Key>(rows: readonly AreaRow[], keyOf: (row: AreaRow) => Key): [Key, string][] =>
  [...Map.groupBy(rows, keyOf)].map(([key, within]) => [key, newestOf(within)]);

const newestOf = (rows: readonly AreaRow[]): string =>
  rows
    .map(({ last_modified_on }) => last_modified_on)
    .toSorted()
    .at(-1) ?? '';
