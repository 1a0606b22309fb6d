/**
 * Versions of the terms, by the day they came into force (`YYYY-MM-DD`, Asia/Tokyo). Whoever registers or books agrees
 * to the one that is current then, and it is stored with the registration or the booking (R1.9). A changed wording is a
 * new version.
 */
export const termsVersions = { site: '2026-11-22', booking: '2026-11-22' } as const;
