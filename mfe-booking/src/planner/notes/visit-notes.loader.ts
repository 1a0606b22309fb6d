import { listFacilitiesByPath } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { readPlanner } from '../planner-address.ts';

/** The facilities that the address names. */
export const loader = async ({ request, context }: LoaderArgs) => {
  const { facilities: path_names } = readPlanner(new URL(request.url).searchParams);
  if (path_names.length === 0) return { facilities: [] };
  const { facilities } = await context.get(api)(listFacilitiesByPath, {
    query: { path_names: [...path_names] },
    signal: request.signal,
  });
  return {
    facilities: facilities.map(({ path_name, name, address, phones, is_demo }) => ({
      path_name,
      name,
      address,
      phone: phones[0] ?? null,
      is_demo,
    })),
  };
};

export type VisitNotesData = Awaited<ReturnType<typeof loader>>;
