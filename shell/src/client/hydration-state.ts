import {
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState as RouterHydrationState,
} from 'react-router';
import type { HydrationState } from '../boot.ts';

/** Error responses lose their class on the way through JSON; the router knows them by it. */
export function restoreHydrationState({
  loaderData,
  actionData,
  errors,
}: HydrationState): RouterHydrationState {
  const restored = Object.entries(errors ?? {}).map(([id, { status, statusText, data }]) => [
    id,
    new ErrorResponse(status, statusText, data),
  ]);
  return { loaderData, actionData, errors: errors && Object.fromEntries(restored) };
}
