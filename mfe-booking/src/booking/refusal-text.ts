import type { BookingReply } from './booking.action.ts';

/** The page's text for a refusal, or the API's own sentence. */
export const refusalText = (
  failures: Readonly<Record<string, string>> & { unavailable: string },
  { failure, message }: BookingReply,
): string => failures[failure] ?? message ?? failures.unavailable;
