/**
 * Versions of the terms, by the day they came into force (`YYYY-MM-DD`, Asia/Tokyo). Registering and booking agree to
 * the current version, which is stored with the registration or the booking (R1.9). A changed wording is a new
 * version.
 */
export const termsVersions = { site: '2026-11-22', booking: '2026-11-27' } as const;
