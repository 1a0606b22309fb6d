import { listFacilities } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';

/** Runs on the server for a document, and in the browser for what follows. */
export const loader = async ({ request, context }: LoaderArgs) => {
  const query = { limit: 3 };
  const { facilities, total } = await context.get(api)(listFacilities, { query, signal: request.signal });
  return { facilities, total };
};

export type WelcomeData = Awaited<ReturnType<typeof loader>>;
