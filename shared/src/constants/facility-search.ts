/** Sorts and limits of the facility search, and of the list of those who run facilities. */

/**
 * `standard`: by the ways of a commute if there are its ends, else nearest first if there is a position, else best match first if there is a keyword, else by reading
 * (五十音順). `new`: most recently listed first; `vacancy`: vacancy figures as of the newest day; `vacant`: those with a place in the child's
 * class, or in any, before others, then nearest first or by reading.
 */
export const facilitySorts = [
  'standard',
  'kana',
  'distance',
  'capacity',
  'new',
  'updated',
  'vacancy',
  'vacant',
] as const;
export type FacilitySort = (typeof facilitySorts)[number];

/** Places of work, one for each parent. */
export const mostCommuteDestinations = 2;

/** Longest name of a family's place, in characters. */
export const commutePlaceNameMaxLength = 60;

/** How long the way from home may take: means, and minutes at most. */
export const commuteLimits = [
  'walk-10',
  'walk-15',
  'bicycle-10',
  'bicycle-15',
  'bicycle-20',
  'train-30',
  'train-45',
] as const;
export type CommuteLimit = (typeof commuteLimits)[number];

export const facilitiesPerPage = 20;
export const keywordMaxLength = 100;
export const mostMunicipalitiesAtOnce = 20;
/** Largest number of single points on a map; more of them are clustered. */
export const mostMapPoints = 500;

/** Operators: `facilities`: most published facilities first; `kana`: by reading (五十音順). */
export const corporationSorts = ['facilities', 'kana'] as const;
export type CorporationSort = (typeof corporationSorts)[number];

export const corporationsPerPage = 20;
/** More marks would cover one another on a picture. */
export const mostPlacesOfCorporation = 300;
