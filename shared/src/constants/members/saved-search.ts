/**
 * Collections whose searches can be saved: `openings` are a facility's classes that get a place, and its visits that are
 * published.
 */
export const savedCollections = ['facilities', 'jobs', 'openings'] as const;
export type SavedCollection = (typeof savedCollections)[number];

/** How often a saved search mails what is new; `none` keeps it without mail. */
export const mailFrequencies = ['daily', 'weekly', 'none'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

export const mostSavedSearches = 20;
export const savedSearchNameMaxLength = 200;
/** Of the query in the address of a saved search. */
export const savedSearchMaxLength = 3_000;
/** How many entries a mail names; it says how many more there are. */
export const mostMailedEntries = 10;
/** The hour in Japan from which mails are sent; weekly ones on Mondays. */
export const mailHour = 8;
