import type { Operation } from '../operation.ts';
import type * as schemas from './facility-preview.schemas.ts';

export type {
  FacilityPreview,
  PreviewedEvent,
  PreviewedSlot,
} from './facility-preview.schemas.ts';

const load = () => import(/* webpackChunkName: 'facility-preview-schemas' */ './facility-preview.schemas.ts');

/**
 * Gets the visits, notices, messages, interviews, posts and events of a facility's page in one call (R6.3), as of now
 * in Japan. 404 `facility_not_found`.
 */
export const getFacilityPreview: Operation<typeof schemas.getFacilityPreview> = {
  id: 'getFacilityPreview',
  method: 'GET',
  path: '/api/front/facility_preview',
  summary: '園・施設ページの見学日程、お知らせ、応援メッセージ、インタビュー、求人、イベント',
  problems: ['facility_not_found'],
  schemas: async () => (await load()).getFacilityPreview,
};
