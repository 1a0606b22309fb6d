import { facilityByPath, failAsMissing } from '@enerabi/shared/client';
import { supportMessagesPerPage } from '@enerabi/shared/constants';
import { listSupportMessages } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { tokyoDate } from '@enerabi/shared/ui';
import { ignoredParts } from '../subpages/ignored-parts.ts';
import { lastPageOf, pageIn } from '../subpages/page-number.ts';
import { limitIn } from './messages-address.ts';

/** An unknown facility and a page beyond the last one are 404 (R1.1); a limit that is not offered is the usual one, and that is told. */
export const loader = async (args: LoaderArgs) => {
  const { params, request, context } = args;
  const search = new URL(request.url).searchParams;
  const [facility, messages] = await Promise.all([
    facilityByPath(args),
    context.get(api)(listSupportMessages, {
      query: {
        facility_path_name: params.facility_path_name ?? '',
        page: pageIn(search),
        limit: limitIn(search),
      },
      signal: request.signal,
      onFailure: failAsMissing,
    }),
  ]);
  return {
    facility,
    messages,
    lastPage: lastPageOf(messages),
    ignored: ignoredParts(search, supportMessagesPerPage),
    today: tokyoDate(new Date()),
  };
};

export type SupportMessagesData = Awaited<ReturnType<typeof loader>>;
