import { bookingNameIn } from './booking.address.ts';

interface Visit {
  currentUrl: URL;
  nextUrl: URL;
  formMethod?: string;
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
}

const namedBy = ({ searchParams }: URL): string => JSON.stringify(bookingNameIn(searchParams) ?? null);

/** Another day of the same booking needs no answer of the server; a time that was refused does. */
export function shouldRevalidate(visit: Visit): boolean {
  const { currentUrl, nextUrl, formMethod, actionStatus, defaultShouldRevalidate } = visit;
  if (actionStatus === 400 || actionStatus === 409) return true;
  const isSame = currentUrl.pathname === nextUrl.pathname && namedBy(currentUrl) === namedBy(nextUrl);
  return isSame && !formMethod && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}
