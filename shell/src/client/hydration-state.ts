import {
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState as RouterHydrationState,
} from 'react-router';
import type { HydrationState } from '../boot.ts';
import { rootRouteId } from '../frame/root-route.tsx';

/**
 * Error responses lose their class on the way through JSON; the router knows them by it. The root route has no loader,
 * but middleware: without an entry of its own the router would begin with a navigation instead of what is there.
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
