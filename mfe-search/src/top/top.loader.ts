import { getTop } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { dayInJapan } from '@enerabi/shared/ui';

/** If the API fails, the page still links to every search, and leaves out the news of facilities. */
export const loader = async ({ request, context }: LoaderArgs) => ({
  top: await context.get(api)(getTop, { query: {}, signal: request.signal, onFailure: () => null }),
  today: dayInJapan(new Date()),
});

export type TopData = Awaited<ReturnType<typeof loader>>;
