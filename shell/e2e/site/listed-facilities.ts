import type { APIRequestContext } from '@playwright/test';

export interface ListedFacility {
  facility_id: number;
  path_name: string;
  name: string;
  name_kana: string | null;
  municipality_name: string;
  tour_acceptance: 'slots' | 'message' | 'phone' | 'none';
  phones?: string[];
  vacancy?: { as_of: string; classes: { accepted: number | null }[] } | null;
}

/** Lists facilities from the API through the gateway. */
export async function listed(request: APIRequestContext, query: string): Promise<ListedFacility[]> {
  const reply = await request.get(`/api/front_get_facilties?${query}`);
  if (!reply.ok()) throw new Error(`The API answered ${reply.status()} to ${query}`);
  const { facilities } = (await reply.json()) as { facilities: ListedFacility[] };
  return facilities;
}

export async function firstFacility(request: APIRequestContext, area: string): Promise<ListedFacility> {
  const [first] = await listed(request, `area=${area}&limit=1`);
  if (!first) throw new Error(`No facility in ${area}`);
  return first;
}
