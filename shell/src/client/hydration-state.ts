import {
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState as RouterHydrationState,
} from 'react-router';
import type { HydrationState } from '../boot.ts';
import { rootRouteId } from '../frame/root-route.tsx';

/**
 * Restores error responses, which lose their class in JSON but are recognised by it. The root route gets loader data of
 * its own: it has middleware but no loader, and without an entry the router would begin with a navigation.
 */
export function restoreHydrationState({
  loaderData,
  actionData,
  errors,
}: HydrationState): RouterHydrationState {
  const restored = Object.entries(errors ?? {}).map(([id, { status, statusText, data }]) => [
    id,
    new ErrorResponse(status, statusText, data),
  ]);
  return {
    loaderData: { [rootRouteId]: null, ...loaderData },
    actionData,
    errors: errors && Object.fromEntries(restored),
  };
}
