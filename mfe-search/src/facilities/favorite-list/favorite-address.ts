import { queryString } from '@enerabi/shared/client';
import { pathNamePattern } from '@enerabi/shared/constants';

/** As many as the page loads at once; a family seldom has more. */
export const mostShownFavorites = 40;

/** Address of a list of these facilities: it can be sent to the family, and works without scripts. */
export const favoriteAddress = (pathNames: readonly string[]): string => {
  const query = queryString({ facilities: pathNames.slice(0, mostShownFavorites) });
  return query === '' ? '/favorite' : `/favorite?${query}`;
};

/** Reads an address that may contain anything. @returns path names, each once */
export const readFavorites = (parameters: URLSearchParams): string[] =>
  [...new Set([...parameters.getAll('facilities[]'), ...parameters.getAll('facilities')])]
    .filter((name) => pathNamePattern.test(name))
    .slice(0, mostShownFavorites);
