import type { Operation } from '../operation.ts';
import type * as schemas from './contact-link.schemas.ts';

export type { ContactLink, FacilityContactLink } from './contact-link.schemas.ts';

const load = () => import(/* webpackChunkName: 'contact-link-schemas' */ './contact-link.schemas.ts');

/**
 * Specification section 7: the ways of contact that a facility offers, by the kinds it answers
 * (`candidate_contact_kinds`), how it takes visits, and the posts it shows today in Japan. 404 `facility_not_found`.
 */
export const getFacilityContactLink: Operation<typeof schemas.getFacilityContactLink> = {
  id: 'getFacilityContactLink',
  method: 'GET',
  path: '/api/front_get_facility_contact_link',
  summary: '園・施設への連絡方法',
  problems: ['facility_not_found'],
  schemas: async () => (await load()).getFacilityContactLink,
};
