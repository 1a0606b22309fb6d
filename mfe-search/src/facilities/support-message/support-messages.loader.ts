import { facilityByPath, failAsMissing } from '@enerabi/shared/client';
import { childClassIds, maximumPage, supportMessagesPerPage } from '@enerabi/shared/constants';
import { listSupportMessages } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { lastPageOf, pageIn } from '@enerabi/shared/ui';
import { pageNotFound } from '../../address/page-not-found.ts';
import { ignoredParts } from '../subpages/ignored-parts.ts';
import { childClassIn, limitIn } from './messages-address.ts';

/**
 * An unknown facility and a page beyond the last one are 404 (R1.1). A limit or class that is not offered is replaced
 * by the default, and listed as ignored.
 */
export const loader = async (args: LoaderArgs) => {
  const { params, request, context } = args;
  const search = new URL(request.url).searchParams;
  const page = pageIn(search, maximumPage);
  const childClass = childClassIn(search);
  const [facility, messages] = await Promise.all([
    facilityByPath(args),
    context.get(api)(listSupportMessages, {
      query: {
        facility_path_name: params.facility_path_name ?? '',
        page,
        limit: limitIn(search),
        ...(childClass !== undefined && { child_class_id: childClass }),
      },
      signal: request.signal,
      onFailure: failAsMissing,
    }),
  ]);
  const lastPage = lastPageOf(messages);
  if (page > lastPage) throw pageNotFound();
  return {
    facility,
    messages,
    childClass,
    lastPage,
    ignored: ignoredParts(search, { limits: supportMessagesPerPage, childClasses: childClassIds }),
  };
};

export type SupportMessagesData = Awaited<ReturnType<typeof loader>>;
