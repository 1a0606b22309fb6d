import { type FacilitiesByPath, listFacilitiesByPath } from '@enerabi/shared/contract';
import { api, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { dayInJapan } from '@enerabi/shared/ui';
import { changed } from '../compare-choice/chosen.rules.ts';
import { comparisonAddress, readComparison } from './comparison-address.ts';

const nothing: FacilitiesByPath = { facilities: [], missing: [] };

/**
 * Loads the facilities of the address. A pressed button redirects to the address of its result, also without scripts.
 */
export const loader = async ({ request, context }: LoaderArgs) => {
  const { chosen, left, change } = readComparison(new URL(request.url).searchParams);
  if (change) throw redirect(comparisonAddress(changed(chosen, change)));
  const { facilities, missing } =
    chosen.length === 0
      ? nothing
      : await context.get(api)(listFacilitiesByPath, {
          query: { path_names: [...chosen] },
          signal: request.signal,
        });
  return { facilities, missing, left, today: dayInJapan(new Date()) };
};

export type ComparisonData = Awaited<ReturnType<typeof loader>>;
