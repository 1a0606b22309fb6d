import { facilityByPath, failAsMissing } from '@enerabi/shared/client';
import { listNotifications } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { tokyoDate } from '@enerabi/shared/ui';
import { ignoredParts } from '../subpages/ignored-parts.ts';
import { lastPageOf, pageIn } from '../subpages/page-number.ts';

/** An unknown facility and a page beyond the last one are 404 (R1.1). */
export const loader = async (args: LoaderArgs) => {
  const { params, request, context } = args;
  const search = new URL(request.url).searchParams;
  const [facility, board] = await Promise.all([
    facilityByPath(args),
    context.get(api)(listNotifications, {
      query: { facility_path_name: params.facility_path_name ?? '', page: pageIn(search) },
      signal: request.signal,
      onFailure: failAsMissing,
    }),
  ]);
  return {
    facility,
    board,
    lastPage: lastPageOf(board),
    ignored: ignoredParts(search),
    today: tokyoDate(new Date()),
  };
};

export type NoticeBoardData = Awaited<ReturnType<typeof loader>>;
