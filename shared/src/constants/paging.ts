export const favoritesPerPage = 20;
export const bookingsPerPage = 20;
export const sentMessagesPerPage = 20;
export const notificationsPerPage = 20;
export const eventsPerPage = 20;
/** Visits, job postings, interviews and notices that an operator's page shows of each. */
export const postsOfCorporation = 6;
/** The highest page of a public list that the API takes, and of a member's own list. */
export const maximumPage = 100_000;
export const maximumMemberPage = 1_000;
/** The choices of a visitor; the first is the default. */
export const supportMessagesPerPage = [10, 20, 50] as const;
