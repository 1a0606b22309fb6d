/** The id of a facility's card; of several postings, of the first one's. */
export const cardId = (facilityId: number): string => `facility-${facilityId}`;
