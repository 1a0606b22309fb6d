import type { APIRequestContext } from '@playwright/test';
import { type ListedFacility, listed } from './listed-facilities.ts';

/** A facility that visitors may ask without being members. */
export async function askedFacility(request: APIRequestContext): Promise<ListedFacility> {
  const [facility] = await listed(request, 'search_ask_onetime=true&limit=1');
  if (!facility) throw new Error('No facility answers visitors');
  return facility;
}

export interface AskedPosting {
  facility: string;
  path_name: string;
  title: string;
}

interface ListedPosting {
  path_name: string;
  title: string;
  facility: { facility_id: number; path_name: string };
}

/** The newest open posting of a facility that visitors may ask. */
export async function askedPosting(request: APIRequestContext): Promise<AskedPosting> {
  const reply = await request.get('/api/front/jobs?limit=50');
  const { jobs } = (await reply.json()) as { jobs: ListedPosting[] };
  for (const { facility, path_name, title } of jobs)
    if (await answersVisitors(request, facility.facility_id))
      return { facility: facility.path_name, path_name, title };
  throw new Error('No posting of a facility that answers visitors');
}

async function answersVisitors(request: APIRequestContext, facilityId: number): Promise<boolean> {
  const reply = await request.get(`/api/front_get_facility_contact_link?facility_id=${facilityId}`);
  return ((await reply.json()) as { ask_onetime: boolean }).ask_onetime;
}

/** Path and query of a posting's contact form. */
export const jobContactAddress = ({ facility, path_name }: AskedPosting): string =>
  `/contact/${facility}/job_contact_input?job_posting_path_name=${path_name}`;
