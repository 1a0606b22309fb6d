import { facilityByPath, failAsMissing } from '@enerabi/shared/client';
import { maximumPage } from '@enerabi/shared/constants';
import { listNotifications } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { lastPageOf, pageIn } from '@enerabi/shared/ui';
import { pageNotFound } from '../../address/page-not-found.ts';
import { ignoredParts } from '../subpages/ignored-parts.ts';

/** An unknown facility and a page beyond the last one are 404 (R1.1). */
export const loader = async (args: LoaderArgs) => {
  const { params, request, context } = args;
  const search = new URL(request.url).searchParams;
  const page = pageIn(search, maximumPage);
  const [facility, board] = await Promise.all([
    facilityByPath(args),
    context.get(api)(listNotifications, {
      query: { facility_path_name: params.facility_path_name ?? '', page },
      signal: request.signal,
      onFailure: failAsMissing,
    }),
  ]);
  const lastPage = lastPageOf(board);
  if (page > lastPage) throw pageNotFound();
  return {
    facility,
    board,
    lastPage,
    ignored: ignoredParts(search),
  };
};

export type NoticeBoardData = Awaited<ReturnType<typeof loader>>;
