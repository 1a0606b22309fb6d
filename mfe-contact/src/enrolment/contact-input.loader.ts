import { getFacility } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';

/** An unknown facility is a 404 (R1.1). */
export const loader = async ({ request, params, context }: LoaderArgs) => ({
  facility: await context.get(api)(getFacility, {
    query: { path_name: params.facility_path_name ?? '', is_published: true },
    signal: request.signal,
  }),
});

export type ContactInputData = Awaited<ReturnType<typeof loader>>;
