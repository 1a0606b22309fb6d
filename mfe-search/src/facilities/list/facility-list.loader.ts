import { facilitiesPerPage } from '@enerabi/shared/constants';
import { listFacilities } from '@enerabi/shared/contract';
import { api, data, type LoaderArgs, prefectureByCode } from '@enerabi/shared/kernel';
import { tokyoDate } from '@enerabi/shared/ui';
import { readCriteria } from './facility-criteria.ts';

/** The contract's highest page; anything beyond it is beyond the last one, too. */
const maximumPage = 100_000;

const notFound = () => data({ message: 'Page Not Found' }, { status: 404, statusText: 'Not Found' });

/** An unknown area and a page beyond the last one are 404 (R1.1, R1.7). */
export const loader = async ({ request, context }: LoaderArgs) => {
  const criteria = readCriteria(new URL(request.url).searchParams);
  if (criteria.area && !prefectureByCode(criteria.area)) throw notFound();
  if (criteria.page > maximumPage) throw notFound();
  const list = await context.get(api)(listFacilities, {
    query: { ...criteria, limit: facilitiesPerPage },
    signal: request.signal,
  });
  const lastPage = Math.max(1, Math.ceil(list.total / facilitiesPerPage));
  if (criteria.page > lastPage) throw notFound();
  return { criteria, list, lastPage, today: tokyoDate(new Date()) };
};

export type FacilityListData = Awaited<ReturnType<typeof loader>>;
