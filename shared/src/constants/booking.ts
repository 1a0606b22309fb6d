export const maximumOneStopChildren = 3;
export const initialPersonNumber = 1;
export const initialChildNumber = 0;
/** Most adults and most children of one family who come to a visit. */
export const maximumVisitingPersons = 10;
export const maximumVisitingChildren = 10;
export const bookingMessageMaxLength = 1_000;

/** Facilities of a visit plan. */
export const mostPlannedFacilities = 8;
/** More visits on one day are too much for a child. */
export const mostVisitsPerDay = 4;
/** How a family travels between visits. */
export const travelModes = ['walk', 'bicycle', 'train', 'car'] as const;
export type TravelMode = (typeof travelModes)[number];
/** What a visit plan is the best in. */
export const planKinds = ['fewest_days', 'soonest', 'least_travel'] as const;
export type PlanKind = (typeof planKinds)[number];
