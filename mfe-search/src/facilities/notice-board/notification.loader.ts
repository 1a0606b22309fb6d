import { facilityByPath, failAsMissing } from '@enerabi/shared/client';
import { getNotification } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';

/** An unknown facility or notification is 404 (R1.1). */
export const loader = async (args: LoaderArgs) => {
  const { params, request, context } = args;
  const [facility, notification] = await Promise.all([
    facilityByPath(args),
    context.get(api)(getNotification, {
      query: {
        facility_path_name: params.facility_path_name ?? '',
        notification_path_name: params.notification_path_name ?? '',
      },
      signal: request.signal,
      onFailure: failAsMissing,
    }),
  ]);
  return { facility, notification };
};

export type NotificationData = Awaited<ReturnType<typeof loader>>;
