/**
 * Pages that header, footer (R1.6) and facilities name already and whose remote does not have them yet. A remote that brings one
 * takes it out here; until then it is a 404 that says so.
 */
export const announced = ['/job', '/job_top', '/support_message'];

/** @param pathname of an address that nobody answers */
export const isAnnounced = (pathname: string): boolean =>
  announced.some((path) => pathname === path || pathname.startsWith(`${path}/`));
