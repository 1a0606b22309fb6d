import { listCorporations } from '@enerabi/shared/contract';
import { api, data, type LoaderArgs, prefectureByCode } from '@enerabi/shared/kernel';
import { lastPageOf } from '@enerabi/shared/ui';
import { pageNotFound } from '../../address/page-not-found.ts';
import { readAddress } from './operator-criteria.ts';

/** @throws 404 for an unknown area (R1.1, R1.7) */
const load = async ({ request, context }: LoaderArgs) => {
  const { criteria, ignored } = readAddress(new URL(request.url).searchParams);
  if (criteria.area && !prefectureByCode(criteria.area)) throw pageNotFound();
  const list = await context.get(api)(listCorporations, { query: criteria, signal: request.signal });
  return { criteria, ignored, list, lastPage: lastPageOf(list) };
};

export type OperatorListData = Awaited<ReturnType<typeof load>>;

/** A page beyond the last one is a 404 (R1.1) that says how many pages there are. */
export const loader = async (args: LoaderArgs) => {
  const loaded = await load(args);
  return loaded.criteria.page > loaded.lastPage
    ? data(loaded, { status: 404, statusText: 'Not Found' })
    : loaded;
};
