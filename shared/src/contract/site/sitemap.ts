import type { Operation } from '../operation.ts';
import type * as schemas from './sitemap.schemas.ts';

export type {
  SitemapAddress,
  SitemapArea,
  SitemapJobs,
  SitemapKind,
  SitemapParts,
} from './sitemap.schemas.ts';

const load = () => import(/* webpackChunkName: 'sitemap-schemas' */ './sitemap.schemas.ts');

/**
 * The parts of the sitemap for published facilities, notifications, interviews and operators (R1.3). A part is a range of ids,
 * so that it keeps its addresses when others are added. Empty parts are left out; results may be ten minutes old.
 */
export const listSitemapParts: Operation<typeof schemas.listSitemapParts> = {
  id: 'listSitemapParts',
  method: 'GET',
  path: '/api/front/sitemap_parts',
  summary: 'サイトマップの分割（園・施設、お知らせ、インタビュー、運営法人）',
  schemas: async () => (await load()).listSitemapParts,
};

/** At most 5,000 addresses, in the order of their ids. 404 `sitemap_part_not_found` for an empty part. */
export const getSitemapPart: Operation<typeof schemas.getSitemapPart> = {
  id: 'getSitemapPart',
  method: 'GET',
  path: '/api/front/sitemap_part',
  summary: 'サイトマップの一部分',
  problems: ['sitemap_part_not_found'],
  schemas: async () => (await load()).getSitemapPart,
};

/** Prefectures with published facilities, each with its types and municipalities, and prefectures with railways. */
export const listSitemapAreas: Operation<typeof schemas.listSitemapAreas> = {
  id: 'listSitemapAreas',
  method: 'GET',
  path: '/api/front/sitemap_areas',
  summary: 'サイトマップのエリア（都道府県、施設の種類、市区町村）',
  schemas: async () => (await load()).listSitemapAreas,
};
