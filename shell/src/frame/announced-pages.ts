/**
 * Pages that header and footer name already (R1.6) and whose remote does not have them yet. A remote that brings one
 * takes it out here; until then it is a 404 that says so.
 */
export const announced = ['/job', '/job_top', '/map_search', '/railway_search', '/register', '/mypage'];

/** @param pathname of an address that nobody answers */
export const isAnnounced = (pathname: string): boolean =>
  announced.some((path) => pathname === path || pathname.startsWith(`${path}/`));
