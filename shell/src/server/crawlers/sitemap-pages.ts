import { capabilities, isOffered, prefectureByCode, prefectures } from '@enerabi/shared/constants';
import type {
  SitemapAddress,
  SitemapArea,
  SitemapJobs,
  SitemapKind,
  SitemapParts,
} from '@enerabi/shared/contract';
import type { SitemapEntry } from './sitemap.ts';

/** Names of the sitemap's files. */
export const fileNames: Record<SitemapKind, string> = {
  facility: 'facilities',
  notification: 'notices',
  interview: 'interviews',
  corporation: 'operators',
  event: 'events',
  job_posting: 'jobs',
};

/**
 * These files lie in the root, not in a folder: a sitemap may only list pages below its own folder (sitemaps.org,
 * "location").
 */
export const fixedFiles = { pages: '/sitemap-pages.xml', areas: '/sitemap-areas.xml' } as const;

/** @returns the files of the sitemap, as the index names them */
export const sitemapFiles = (parts: SitemapParts): SitemapEntry[] => [
  { path: fixedFiles.pages },
  // A file without addresses is left out: the protocol wants at least one.
  ...(parts.facility.length > 0 ? [{ path: fixedFiles.areas }] : []),
  ...(Object.keys(fileNames) as SitemapKind[]).flatMap((kind) =>
    parts[kind].map(({ part, last_modified_on }) => ({
      path: `/sitemap-${fileNames[kind]}-${part}.xml`,
      lastModifiedOn: last_modified_on,
    })),
  ),
];

/** Lists the pages that exist whatever the database holds. */
export const fixedPages = (can = capabilities): SitemapEntry[] =>
  [
    '/',
    '/f',
    '/map_search',
    '/o',
    '/job_top',
    '/job',
    '/map_search?collection=jobs',
    '/terms',
    '/one_stop/terms',
  ]
    .filter((path) => isOffered(path, can))
    .map((path) => ({ path }));

interface Areas {
  areas: readonly SitemapArea[];
  railway_areas: readonly string[];
  event_areas: readonly string[];
  notice_areas?: readonly string[] | undefined;
  job_areas: readonly string[];
  jobs?: readonly SitemapJobs[] | undefined;
}

export const areaPages = ({
  areas,
  railway_areas,
  event_areas,
  notice_areas = [],
  job_areas,
  jobs = [],
}: Areas): SitemapEntry[] => [
  ...listPages(areas),
  ...prefectures
    .filter(({ code }) => railway_areas.includes(code))
    .map(({ id }) => ({ path: `/railway_search/${id}/select_railway` })),
  ...prefectures.filter(({ code }) => event_areas.includes(code)).map(({ slug }) => ({ path: `/${slug}/e` })),
  ...prefectures
    .filter(({ code }) => notice_areas.includes(code))
    .map(({ slug }) => ({ path: `/${slug}/notice_board` })),
  ...job_areas.map((area) => ({ path: `/job?area=${area}` })),
  ...jobPages(jobs, railway_areas),
];

/**
 * The pages of postings: of one job type and of one employment status, in all of Japan and in a prefecture, and a
 * prefecture's map and lines.
 */
function jobPages(jobs: readonly SitemapJobs[], railwayAreas: readonly string[]): SitemapEntry[] {
  const japan = {
    job_types: [...new Set(jobs.flatMap(({ job_types }) => job_types))],
    employment_statuses: [...new Set(jobs.flatMap(({ employment_statuses }) => employment_statuses))],
  };
  const within = jobs.flatMap((area) => {
    const { prefecture_code } = area;
    const id = railwayAreas.includes(prefecture_code) && prefectureByCode(prefecture_code)?.id;
    return [
      `/map_search?collection=jobs&area=${prefecture_code}`,
      ...(id ? [`/railway_search/${id}/select_railway?collection=jobs`] : []),
      ...jobLists(`/job?area=${prefecture_code}&`, area),
    ];
  });
  return [...jobLists('/job?', japan), ...within].map((path) => ({ path }));
}

const jobLists = (
  address: string,
  { job_types, employment_statuses }: Omit<SitemapJobs, 'prefecture_code'>,
): string[] => [
  ...job_types.map((type) => `${address}job_type=${type}`),
  ...employment_statuses.map((status) => `${address}employment_status=${status}`),
];

/**
 * The pages of each prefecture: its own, its map, and its lists of all facilities, of one type and of one
 * municipality.
 */
const listPages = (areas: readonly SitemapArea[]): SitemapEntry[] =>
  areas.flatMap(({ prefecture_code, last_modified_on, facility_types, municipalities }) => {
    const prefecture = prefectureByCode(prefecture_code);
    if (!prefecture) return [];
    const list = `/f?area=${prefecture_code}`;
    return [
      { path: `/${prefecture.slug}`, lastModifiedOn: last_modified_on },
      { path: list, lastModifiedOn: last_modified_on },
      { path: `/map_search?area=${prefecture_code}`, lastModifiedOn: last_modified_on },
      ...facility_types.map((type) => ({
        path: `${list}&facility_types%5B%5D=${type.facility_type}`,
        lastModifiedOn: type.last_modified_on,
      })),
      ...municipalities.map((municipality) => ({
        path: `${list}&municipalities%5B%5D=${municipality.municipality_code}`,
        lastModifiedOn: municipality.last_modified_on,
      })),
    ];
  });

/** Where the pages of a kind are. */
const addressOf: Record<SitemapKind, (address: SitemapAddress) => string> = {
  facility: ({ facility_path_name }) => `/f/${facility_path_name}`,
  notification: ({ facility_path_name, path_name }) => `/f/${facility_path_name}/notice_board/${path_name}`,
  interview: ({ facility_path_name, path_name }) => `/f/${facility_path_name}/interview/${path_name}`,
  corporation: ({ path_name }) => `/o/${path_name}`,
  event: ({ area_slug, path_name }) => `/${area_slug}/e/${path_name}`,
  job_posting: ({ facility_path_name, path_name }) => `/f/${facility_path_name}/job/${path_name}`,
};

export const partPages = (kind: SitemapKind, addresses: readonly SitemapAddress[]): SitemapEntry[] =>
  addresses.map((address) => ({ path: addressOf[kind](address), lastModifiedOn: address.last_modified_on }));
