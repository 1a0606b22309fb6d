/** The page that somebody wanted before they had to log in, with the reason that they had typed. */
export interface PendingPage {
  /** A page of an app. */
  back: string;
  reason: string;
}

/** @param given fields of a form or an address; another page than one of the console is nobody's wish */
export function pendingOf({ back, reason }: Record<string, unknown>): PendingPage | undefined {
  if (typeof back !== 'string' || !/^\/_releases\/apps\/[\w-]{1,40}(\/[a-z]{1,20})?$/.test(back))
    return undefined;
  return { back, reason: typeof reason === 'string' ? reason.slice(0, 2_000) : '' };
}

/** The address after the login. */
export const addressOf = (pending: PendingPage | undefined): string =>
  pending
    ? pending.back + (pending.reason ? `?${new URLSearchParams({ reason: pending.reason })}` : '')
    : '/_releases';
