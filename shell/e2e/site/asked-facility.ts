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

/** An open posting of a facility that visitors may ask. */
export async function askedPosting(request: APIRequestContext): Promise<AskedPosting> {
  const facilities = await listed(request, 'search_ask_onetime=true&limit=50');
  const reply = await request.get('/api/front/jobs?limit=50');
  const { jobs } = (await reply.json()) as {
    jobs: { path_name: string; title: string; facility: { path_name: string } }[];
  };
  const asked = new Set(facilities.map(({ path_name }) => path_name));
  const found = jobs.find(({ facility }) => asked.has(facility.path_name));
  if (!found) throw new Error('No posting of a facility that answers visitors');
  return { facility: found.facility.path_name, path_name: found.path_name, title: found.title };
}

/** Path and query of a posting's contact form. */
export const jobContactAddress = ({ facility, path_name }: AskedPosting): string =>
  `/contact/${facility}/job_contact_input?job_posting_path_name=${path_name}`;
