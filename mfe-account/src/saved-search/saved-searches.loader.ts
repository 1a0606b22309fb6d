import { orLogin } from '@enerabi/shared/client';
import { listSavedSearches } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';

export const loader = ({ request, context }: LoaderArgs) =>
  context.get(api)(listSavedSearches, { signal: request.signal, onFailure: orLogin(request) });

export type SavedSearchesData = Awaited<ReturnType<typeof loader>>;
