import { getTop } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { dayInJapan } from '@enerabi/shared/ui';

/** Without the API the page still is the way to every search: what it shows of facilities is then left out. */
export const loader = async ({ request, context }: LoaderArgs) => ({
  top: await context.get(api)(getTop, { query: {}, signal: request.signal, onFailure: () => null }),
  today: dayInJapan(new Date()),
});

export type TopData = Awaited<ReturnType<typeof loader>>;
